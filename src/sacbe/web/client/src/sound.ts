/** Sounds, made here of tones and noise: quiet, short, each unlike the others. Silent until the person has touched the page, as browsers
 * ask, and whenever the person says so. Phones tremble for what is great, if that is wanted. */
import { all, prefs, say } from "./dom";
import type { Felt } from "./types";

export type Sounding = Felt | "mine" | "taken" | "refused" | "end";

/** A tone of so many hertz, or noise around them; it slides `to` others, begins `at` a time and lasts `s` seconds, as loud as `v`. */
interface Note { f: number; to?: number; at?: number; s: number; v?: number; wave?: OscillatorType | "noise" }

const tone = (f: number, at: number, s: number, v = 0.5, wave: Note["wave"] = "sine"): Note => ({ f, at, s, v, wave });
const rush = (f: number, to: number, at: number, s: number, v = 0.5): Note => ({ f, to, at, s, v, wave: "noise" });
const chord = (notes: number[], apart: number, s: number, v = 0.4, wave: Note["wave"] = "triangle"): Note[] => notes.map((f, i) => tone(f, i * apart, s, v, wave));

const RECIPES: Record<Sounding, Note[]> = {
  mine: [tone(523, 0, 0.22), tone(784, 0.13, 0.34)],
  taken: [tone(620, 0, 0.06, 0.35, "triangle")],
  refused: [{ f: 190, to: 140, s: 0.17, v: 0.5, wave: "triangle" }],
  end: [...chord([392, 523, 659, 784], 0.15, 0.5), ...chord([523, 659, 1047], 0, 1.1, 0.25).map((note) => ({ ...note, at: 0.62 }))],
  roll: [0, 0.09, 0.17, 0.29, 0.43, 0.61].map((at, i) => rush(2600 - i * 240, 900, at, 0.05, 0.75 - i * 0.08)),
  turn: [rush(220, 320, 0, 0.9, 0.35), ...[0.08, 0.22, 0.36, 0.5, 0.64, 0.8].map((at) => tone(118, at, 0.05, 0.35, "square"))],
  erupt: [rush(340, 60, 0, 1.5, 1), { f: 58, to: 31, s: 1.3, v: 0.9 }, rush(1200, 300, 0.1, 0.5, 0.3)],
  lift: chord([523, 659, 784, 1047], 0.09, 0.32),
  take: [rush(1400, 3200, 0, 0.13, 0.3)],
  break: [rush(1500, 200, 0, 0.35, 0.8), { f: 150, to: 48, s: 0.32, v: 0.7 }, rush(2800, 900, 0.16, 0.12, 0.3), rush(2200, 700, 0.3, 0.1, 0.2)],
  flip: [rush(2600, 1200, 0, 0.07, 0.4), rush(1500, 700, 0.2, 0.06, 0.35)],
  strike: [{ f: 233, to: 58, s: 0.9, v: 0.3, wave: "sawtooth" }, { f: 247, to: 61, s: 0.9, v: 0.2, wave: "sawtooth" }, rush(4000, 200, 0.08, 0.6, 0.5)],
  count: [tone(988, 0, 0.07, 0.3), tone(1319, 0.06, 0.2, 0.3)],
  build: [rush(620, 160, 0, 0.13, 0.7), { f: 122, to: 62, s: 0.18, v: 0.7 }],
  close: [rush(2100, 3400, 0, 0.3, 0.15), ...chord([392, 494, 587, 784], 0.11, 0.3)],
  hail: chord([587, 880], 0.08, 0.5, 0.35),
};

/** Milliseconds a phone trembles, and rests, for what is great. */
const TREMBLES: Partial<Record<Sounding, number[]>> = {
  mine: [50], erupt: [90, 40, 140, 40, 220], strike: [30, 40, 180], break: [60, 30, 60], close: [30, 40, 30], lift: [40], end: [60, 60, 120],
};

const LOUD = 0.14;
/** The same sound twice within so many seconds is heard once. */
const ONCE = 0.05;
/** Seconds after the last sound until the device may rest. */
const REST = 3;

export const hearing = {
  get on(): boolean { return prefs.get("sound") !== "no"; },
  get trembles(): boolean { return prefs.get("vibration") !== "no"; },
};

export class Sound {
  private touched = false;
  private context: AudioContext | null = null;
  private hiss: AudioBuffer | null = null;
  private readonly last = new Map<Sounding, number>();
  private resting = 0;

  constructor() {
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => { this.touched = true; }, { capture: true, once: true });
    for (const el of all("[data-sound]")) el.addEventListener("click", () => this.toggle());
    for (const el of all("#vibration-pref")) el.hidden = !("vibrate" in navigator) || !matchMedia("(pointer: coarse)").matches;
    this.heed();
  }

  toggle(): void {
    prefs.set("sound", hearing.on ? "no" : "yes");
    this.heed();
    this.play("taken");
  }

  /** The wish was changed, here or in the menu: everything that shows it shows the same. */
  heed(): void {
    document.body.classList.toggle("mute", !hearing.on);
    for (const box of all<HTMLInputElement>("input[data-pref=sound]")) box.checked = hearing.on;
    for (const el of all("[data-sound]")) {
      el.setAttribute("aria-pressed", String(hearing.on));
      el.title = `${say(hearing.on ? "ui-sound-off" : "ui-sound-on")} (M)`;
    }
  }

  /** `wait`: seconds from now. */
  play(kind: Sounding, wait = 0): void {
    if (!this.touched) return;
    if (hearing.trembles && TREMBLES[kind] && "vibrate" in navigator) navigator.vibrate(TREMBLES[kind] ?? []);
    if (!hearing.on) return;
    const context = this.awake();
    const start = context.currentTime + wait;
    if (Math.abs(start - (this.last.get(kind) ?? -1)) < ONCE) return;
    this.last.set(kind, start);
    for (const note of RECIPES[kind]) this.sound(context, note, start);
  }

  private awake(): AudioContext {
    const context = this.context ?? new AudioContext();
    this.context = context;
    if (context.state === "suspended") void context.resume();
    clearTimeout(this.resting);
    this.resting = window.setTimeout(() => void context.suspend(), REST * 1000);
    return context;
  }

  private sound(context: AudioContext, { f, to = f, at = 0, s, v = 0.5, wave = "sine" }: Note, start: number): void {
    const [begin, end] = [start + at, start + at + s];
    const volume = context.createGain();
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(v * LOUD, begin + Math.min(0.012, s / 4));
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    volume.connect(context.destination);
    const [source, pitch] = wave === "noise" ? this.noise(context, volume) : this.tone(context, wave, volume);
    pitch.setValueAtTime(f, begin);
    pitch.exponentialRampToValueAtTime(to, end);
    source.start(begin);
    source.stop(end + 0.02);
  }

  private tone(context: AudioContext, wave: OscillatorType, into: AudioNode): [AudioScheduledSourceNode, AudioParam] {
    const source = context.createOscillator();
    source.type = wave;
    source.connect(into);
    return [source, source.frequency];
  }

  private noise(context: AudioContext, into: AudioNode): [AudioScheduledSourceNode, AudioParam] {
    if (!this.hiss) {
      this.hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
      const data = this.hiss.getChannelData(0);
      for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
    }
    const source = context.createBufferSource();
    source.buffer = this.hiss;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = 0.8;
    source.connect(filter).connect(into);
    return [source, filter.frequency];
  }
}
