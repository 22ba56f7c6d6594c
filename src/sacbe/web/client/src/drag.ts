/** Carrying a piece (`data-drag`) to a spot with the pointer. It says the same as clicking the piece, where that leads on, and the spot. */
import { inOwnUnits } from "./morph";

const FAR = 6;

export class Drag {
  private held: SVGGraphicsElement | null = null;
  private from = { x: 0, y: 0 };
  private carried = false;

  constructor(holder: HTMLElement, private readonly put: (piece: string, spot: string) => void) {
    // Before the board moves under the pointer: that too begins with a press.
    holder.addEventListener("pointerdown", (e) => this.take(e), { capture: true });
    document.addEventListener("pointermove", (e) => this.carry(e));
    document.addEventListener("pointerup", (e) => this.drop(e));
    document.addEventListener("pointercancel", () => this.letGo());
    // The click that ends a drag is no click.
    document.addEventListener("click", (e) => { if (this.carried) { e.stopPropagation(); this.carried = false; } }, { capture: true });
  }

  private take(e: PointerEvent): void {
    this.carried = false;
    if (e.button > 0 || !e.isPrimary) return;
    const piece = (e.target as Element).closest<SVGGraphicsElement>("[data-drag]");
    if (!piece?.id) return;
    this.held = piece;
    this.from = { x: e.clientX, y: e.clientY };
    e.stopPropagation();
  }

  private carry(e: PointerEvent): void {
    const [dx, dy] = [e.clientX - this.from.x, e.clientY - this.from.y];
    if (!this.held || (!this.carried && Math.hypot(dx, dy) < FAR)) return;
    this.carried = true;
    const by = inOwnUnits(this.held, dx, dy);
    this.held.classList.add("carried");
    this.held.style.translate = `${by.x}px ${by.y}px`;
  }

  private drop(e: PointerEvent): void {
    const piece = this.held;
    const spot = this.carried ? document.elementFromPoint(e.clientX, e.clientY)?.closest("#map .spot, #map .legal[id]") : null;
    this.letGo();
    if (piece && spot && spot.id !== piece.id) this.put(piece.id, spot.id);
    // A drag that ends without a click must not swallow the next one.
    if (this.carried) setTimeout(() => { this.carried = false; }, 0);
  }

  private letGo(): void {
    this.held?.classList.remove("carried");
    this.held?.style.removeProperty("translate");
    this.held = null;
  }
}
