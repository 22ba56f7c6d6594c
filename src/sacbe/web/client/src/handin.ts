/** The page on which a record or a position is handed in, to be analysed. */
import { $, Failed, post, say } from "./dom";

export function handIn(): void {
  const form = $<HTMLFormElement>("#whatif-form");
  const text = $<HTMLTextAreaElement>("#whatif-text");
  const file = $<HTMLInputElement>("#whatif-file");
  file.addEventListener("change", () => { void file.files?.[0]?.text().then((read) => { text.value = read; }); });
  form.addEventListener("submit", (e) => {
    e.preventDefault();
    void begin(text.value, $("#whatif-error"));
  });
}

async function begin(text: string, complaint: HTMLElement): Promise<void> {
  complaint.textContent = text.trim() ? "" : say("ui-whatif-nothing");
  if (!text.trim()) return;
  try {
    location.assign((await post<{ url: string }>("/api/analyses", { text })).url);
  } catch (wrong) {
    complaint.textContent = wrong instanceof Failed ? wrong.message : say("ui-no-luck");
  }
}
