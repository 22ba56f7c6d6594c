/** The end of a game as a picture: drawn from what the server gives, handed to the device's own way of sharing, or saved. */
import { lang, say } from "./dom";

const PAUSE = 100;
const TRIES = 20;

function drawn(picture: HTMLImageElement, canvas: HTMLCanvasElement): string {
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  return canvas.toDataURL();
}

/** What the postcard is drawn with: inside it there is all it needs, so a canvas may take it over and give it away. */
async function painted(svg: string): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  // Its letters are only looked for when it is drawn for the first time: that drawing has those of the machine.
  for (let before = "", now = drawn(picture, canvas), left = TRIES; now !== before && left > 0; left--) {
    await new Promise((soon) => setTimeout(soon, PAUSE));
    before = now;
    now = drawn(picture, canvas);
  }
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** True if it was handed over, or put aside by whoever was asked. */
async function handed(file: File): Promise<boolean> {
  if (!navigator.canShare?.({ files: [file] })) return false;
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (why) {
    return (why as Error).name === "AbortError";
  }
}

export async function share(table: string, game: string, button: HTMLButtonElement): Promise<void> {
  const label = button.querySelector("span") ?? button;
  button.disabled = true;
  label.textContent = say("ui-share-busy");
  let after = "ui-share";
  try {
    const reply = await fetch(`/api/tables/${table}/postcard?lang=${lang}`);
    if (!reply.ok) throw new Error(String(reply.status));
    const file = new File([await painted(await reply.text())], `sacbe-${game}-${table}.png`, { type: "image/png" });
    if (!(await handed(file))) { save(file); after = "ui-share-done"; }
  } catch {
    after = "ui-share-failed";
  }
  button.disabled = false;
  label.textContent = say(after);
}
