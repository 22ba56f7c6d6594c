/** How quickly others' turns and replays are played back; a preference of this browser. */
import { all, prefs } from "./dom";

export type Speed = "instant" | "quick" | "calm";

const PACES: Record<Speed, number> = { instant: 0, quick: 850, calm: 1900 };
/** A long round goes quicker, so that nobody waits for ever. */
const LONG = 10;
const LEAST = 400;

export function speed(): Speed {
  const chosen = prefs.get("speed");
  return chosen === "instant" || chosen === "calm" ? chosen : "quick";
}

/** Milliseconds between two of so many moments. */
export function pace(moments: number): number {
  const one = PACES[speed()] || PACES.quick;
  return speed() === "calm" || moments <= LONG ? one : Math.max(LEAST, (one * LONG) / moments);
}

/** Every control that sets the speed shows the same. */
export function speedControls(): void {
  const controls = all<HTMLSelectElement>("select[data-speed]");
  for (const control of controls) {
    control.value = speed();
    control.addEventListener("change", () => {
      prefs.set("speed", control.value);
      for (const other of controls) other.value = control.value;
    });
  }
}
