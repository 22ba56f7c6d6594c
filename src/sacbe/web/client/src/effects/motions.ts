/** How each kind of effect moves. Durations are milliseconds at the usual speed. */
import type { Felt } from "../types";
import { enlarged, middle, square, type Box, type Frames, type Stage } from "./stage";

/** `at`: where, each for itself; `real`: the elements that are there now; `to`: whither; `seat`: whose it is, -1 nobody's. */
export interface Scene { at: Box[]; real: (Element | null)[]; to: Box | null; icons: string[]; n: number; seat: number; delay: number; ground: Element | null }
/** For so large a part of its time a picture changes. */
const CHANGING = 0.6;
/** Pixels from one mark of points to the next in the same place; and so many find room above or below each other. */
const PILL = 36;
const CROWD = 12;
/** So near to the board's edge it still has room, also when it is largest. */
const EDGE = 38;
type Motion = (stage: Stage, scene: Scene) => void;

const shift = (x: number, y: number, more = ""): string => `translate(${x}px, ${y}px) ${more}`;

/** A picture that is another one from time to time, the last of them in the end. */
function changing(stage: Stage, icons: string[], box: Box, frames: Frames, duration: number, delay: number, easing = "ease-out"): void {
  const el = stage.picture(icons, box);
  [...el.children].forEach((face, i) => {
    const [last, from, to] = [i === icons.length - 1, (i / icons.length) * CHANGING, ((i + 1) / icons.length) * CHANGING];
    const seen = [0, from, from, to, to, 1].map((offset, k) => ({ offset, opacity: k === 2 || k === 3 || (k < 2 && !i) || (k > 3 && last) ? 1 : 0 }));
    if (icons.length > 1) stage.stir(face, seen, duration, delay);
  });
  stage.play(el, frames, duration, delay, easing);
}

/** While its picture moves on the stage, the thing itself is not seen. */
function away(stage: Stage, el: Element | null | undefined, duration: number, delay: number): void {
  if (el) stage.stir(el, [{ opacity: 0 }, { opacity: 0 }], duration, delay);
}

/** Bits that fly from a place, `far` at most, and fall; what falls by less than nothing rises. */
function burst(stage: Stage, css: string, box: Box, count: number, far: number, fall: number, duration: number, delay: number): void {
  const { x, y } = middle(box);
  for (let i = 0; i < count; i += 1) {
    const angle = (i + 0.5 + Math.sin(i * 7) * 0.3) * ((2 * Math.PI) / count);
    const reach = far * (0.6 + 0.4 * Math.abs(Math.sin(i * 3.7)));
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach - fall * 0.7];
    const size = 5 + (i % 4) * 3;
    const bit = stage.put(css, { x: x - size / 2, y: y - size / 2, w: size, h: size });
    stage.play(bit, [
      { transform: shift(0, 0, "scale(.4)"), opacity: 1 },
      { transform: shift(dx * 0.7, dy, `rotate(${angle}rad)`), opacity: 1, offset: 0.45 },
      { transform: shift(dx, dy + fall, `rotate(${3 * angle}rad) scale(.5)`), opacity: 0 },
    ], duration, delay + (i % 3) * 40);
  }
}

function shake(stage: Stage, ground: Element | null, far: number, duration: number, delay: number): void {
  if (!ground) return;
  const jolts = [0, 1, -0.9, 0.7, -0.5, 0.3, -0.15, 0].map((part, i) => ({ transform: shift(part * far, (i % 2 ? -0.6 : 0.6) * part * far) }));
  stage.stir(ground, jolts, duration, delay);
}

/** A great picture in a place, with light behind it. */
function shine(stage: Stage, icons: string[], box: Box, to: Box | null, delay: number): void {
  const wished = square(box, 48, 104);
  const size = { ...wished, y: Math.max(wished.y, 34 + wished.h / 8) }; // it rises and grows: all of it stays in sight
  const from = middle(size);
  const rays = { x: size.x - size.w * 0.6, y: size.y - size.h * 0.6 - 34, w: size.w * 2.2, h: size.h * 2.2 };
  stage.play(stage.put("rays", rays), [{ opacity: 0, transform: "scale(.3)" }, { opacity: 1, transform: "rotate(25deg)", offset: 0.35 }, { opacity: 1, transform: "rotate(50deg)", offset: 0.65 }, { opacity: 0, transform: "rotate(70deg) scale(.6)" }], 1000, delay);
  const end = to ? { x: middle(to).x - from.x, y: middle(to).y - from.y } : { x: 0, y: -58 };
  changing(stage, icons, size, [
    { transform: shift(0, 8, "scale(.3)"), opacity: 0 },
    { transform: shift(0, -34, "scale(1.25)"), opacity: 1, offset: 0.3 },
    { transform: shift(0, -34, "scale(1.1)"), opacity: 1, offset: 0.65 },
    { transform: shift(end.x, end.y, "scale(.45)"), opacity: to ? 1 : 0 },
  ], 1050, delay);
}

/** Several in one place stand one above another, or one below another where there is no room above; none is cut by the board's edge. */
function points(stage: Stage, n: number, box: Box, seat: number, delay: number): void {
  const foot = stage.height - PILL / 2;
  const [x, y] = [Math.max(EDGE, Math.min(middle(box).x, stage.width - EDGE)), Math.min(middle(box).y, foot)];
  const free = [...Array(CROWD).keys()].flatMap((k) => [y - k * PILL, y + k * PILL]).find((one) => one >= PILL && one <= foot && !stage.taken("points", x, one, PILL));
  const pill = stage.put(`points seat-${seat}${n < 0 ? " lost" : ""}`, { x: x - 30, y: (free ?? y) - 18, w: 60, h: 36 }, `<b>${n < 0 ? "−" : "+"}${Math.abs(n)}</b>`);
  stage.play(pill, [
    { transform: shift(0, 8, "scale(.4)"), opacity: 0 },
    { transform: shift(0, -6, "scale(1.2)"), opacity: 1, offset: 0.18 },
    { transform: shift(0, -8), opacity: 1, offset: 0.75 },
    { transform: shift(0, -30, "scale(.9)"), opacity: 0 },
  ], 1100, delay);
}

export const MOTIONS: Record<Felt, Motion> = {
  roll: (stage, { at, real, icons, delay }) => at.forEach((box, i) => {
    const duration = 760;
    away(stage, real[i], duration, delay);
    changing(stage, [...icons, ...icons], box, [
      { transform: shift(-170, -40, "rotate(-720deg) scale(1.3)"), opacity: 0 },
      { transform: shift(-120, -64, "rotate(-560deg) scale(1.35)"), opacity: 1, offset: 0.14 },
      { transform: shift(-58, 4, "rotate(-300deg)"), opacity: 1, offset: 0.42 },
      { transform: shift(-30, -24, "rotate(-150deg) scale(1.12)"), opacity: 1, offset: 0.6 },
      { transform: shift(4, 2, "rotate(12deg)"), opacity: 1, offset: 0.82 },
      { transform: "none", opacity: 1 },
    ], duration, delay, "linear");
    const { x } = middle(box);
    const dust = stage.put("ring", { x: x - box.w * 0.7, y: box.y + box.h * 0.6, w: box.w * 1.4, h: box.h * 0.55 });
    stage.play(dust, [{ opacity: 0.8, transform: "scale(.5)" }, { opacity: 0, transform: "scale(1.25)" }], 340, delay + duration * 0.78);
  }),

  turn: (stage, { at, delay }) => at.forEach((box) => {
    const side = Math.max(box.w, box.h);
    const { x, y } = middle(box);
    const wheel = stage.put("wheel", { x: x - side / 2, y: y - side / 2, w: side, h: side });
    stage.play(wheel, [{ transform: "rotate(0)", opacity: 0 }, { transform: "rotate(12deg)", opacity: 0.9, offset: 0.3 }, { transform: "rotate(40deg)", opacity: 0.9, offset: 0.75 }, { transform: "rotate(45deg)", opacity: 0 }], 1100, delay, "cubic-bezier(.45,0,.2,1)");
  }),

  erupt: (stage, { at, ground, delay }) => {
    shake(stage, ground, 7, 620, delay);
    for (const box of at) {
      const glow = square(box, 90, 130);
      stage.play(stage.put("fire", { x: glow.x - glow.w * 0.6, y: glow.y - glow.h * 0.6, w: glow.w * 2.2, h: glow.h * 2.2 }), [{ transform: "scale(.2)", opacity: 0 }, { transform: "scale(1)", opacity: 1, offset: 0.15 }, { transform: "scale(1.2)", opacity: 0.75, offset: 0.6 }, { transform: "scale(1.5)", opacity: 0 }], 1350, delay);
      burst(stage, "smoke", box, 7, 60, -120, 1400, delay + 120);
      burst(stage, "lava", box, 18, 120, 110, 1150, delay);
      burst(stage, "lava", box, 12, 80, 70, 900, delay + 260);
    }
  },

  lift: (stage, { at, icons, to, delay }) => at.forEach((box) => { burst(stage, "dust", box, 8, 40, 10, 600, delay); shine(stage, icons, box, to, delay + 60); }),

  take: (stage, { at, icons, to, n, seat, delay }) => at.forEach((box) => {
    const size = square(box, 34, 84);
    const [from, end] = [middle(box), to ? middle(to) : { x: middle(box).x, y: middle(box).y - 60 }];
    const [dx, dy] = [end.x - from.x, end.y - from.y];
    changing(stage, icons, size, [
      { transform: "scale(.9)", opacity: 0 },
      { transform: "scale(1)", opacity: 1, offset: 0.08 },
      { transform: shift(dx * 0.12, dy * 0.12 - 16, "scale(1.2)"), opacity: 1, offset: 0.3 },
      { transform: shift(dx, dy, "scale(.55)"), opacity: to ? 1 : 0 },
    ], 620, delay, "cubic-bezier(.4,0,.3,1)");
    if (n) points(stage, n, to ?? box, seat, delay + 520);
  }),

  break: (stage, { at, icons, ground, delay }) => {
    shake(stage, ground, 4, 420, delay);
    for (const place of at) {
      const box = enlarged(place, 110);
      for (const side of [-1, 1]) {
        const half = stage.picture(icons.slice(0, 1), box, side < 0 ? "left-half" : "right-half");
        stage.play(half, [
          { transform: "none", opacity: 1 },
          { transform: shift(side * 5, -3, `rotate(${side * 4}deg)`), opacity: 1, offset: 0.25 },
          { transform: shift(side * box.w * 0.45, 54, `rotate(${side * 38}deg)`), opacity: 0 },
        ], 900, delay, "cubic-bezier(.5,0,.9,.6)");
      }
      burst(stage, "shard", box, 16, 95, 80, 900, delay + 120);
      burst(stage, "dust", box, 7, 46, 0, 700, delay + 120);
    }
  },

  flip: (stage, { at, real, icons, delay }) => at.forEach((box, i) => {
    away(stage, real[i], 560, delay);
    const [back, face] = [icons[0] ?? "", icons[icons.length - 1] ?? ""];
    const tilt = (deg: number, up: number): string => `perspective(700px) translateY(${up}px) rotateY(${deg}deg)`;
    stage.play(stage.picture([back], box), [{ transform: tilt(0, 0) }, { transform: tilt(90, -12) }], 240, delay, "ease-in");
    stage.play(stage.picture([face], box), [{ transform: tilt(-90, -12) }, { transform: tilt(0, 0) }], 320, delay + 240, "cubic-bezier(.2,.7,.2,1.3)");
  }),

  strike: (stage, { at, icons, ground, delay }) => {
    const all = { x: 0, y: 0, w: stageWidth(ground), h: stageHeight(ground) };
    stage.play(stage.put("gloom", all), [{ opacity: 0 }, { opacity: 0.85, offset: 0.12 }, { opacity: 0.35, offset: 0.2 }, { opacity: 0.8, offset: 0.28 }, { opacity: 0.7, offset: 0.7 }, { opacity: 0 }], 1300, delay);
    shake(stage, ground, 6, 520, delay + 120);
    for (const box of at) {
      const { x, y } = middle(box);
      stage.play(stage.put("bolt", { x: x - 45, y: 0, w: 90, h: Math.max(60, y) }), [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 0.2, offset: 0.3 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], 420, delay + 100);
      shine(stage, icons, box, null, delay + 200);
    }
  },

  count: (stage, { at, n, seat, delay }) => at.forEach((box) => points(stage, n, box, seat, delay)),

  build: (stage, { at, delay }) => at.forEach((box) => {
    const foot = { x: box.x + box.w * 0.15, y: box.y + box.h * 0.62, w: box.w * 0.7, h: box.h * 0.3 };
    stage.play(stage.put("ring", { x: box.x, y: box.y + box.h * 0.5, w: box.w, h: box.h * 0.5 }), [{ opacity: 0.9, transform: "scale(.6)" }, { opacity: 0, transform: "scale(1.3)" }], 420, delay);
    burst(stage, "dust", foot, 9, Math.max(26, box.w * 0.55), 8, 560, delay);
  }),

  close: (stage, { at, seat, delay }) => {
    at.forEach((box, i) => {
      const css = `loop seat-${seat}${box.w > box.h * 1.3 ? " wide" : ""}`;
      stage.play(stage.put(css, box), [
        { transform: "scale(1.5)", opacity: 0 }, { transform: "scale(.94)", opacity: 1, offset: 0.25 }, { transform: "scale(1)", opacity: 1, offset: 0.7 }, { transform: "scale(1.2)", opacity: 0 },
      ], 1000, delay + i * 110);
      burst(stage, "spark", box, 6, Math.max(30, box.w * 0.6), 6, 620, delay + at.length * 110 + 80);
    });
  },

  hail: (stage, { at, icons, delay }) => at.forEach((box) => shine(stage, icons, box, null, delay)),
};

function stageWidth(ground: Element | null): number {
  return ground?.parentElement?.clientWidth ?? innerWidth;
}

function stageHeight(ground: Element | null): number {
  return ground?.parentElement?.clientHeight ?? innerHeight;
}
