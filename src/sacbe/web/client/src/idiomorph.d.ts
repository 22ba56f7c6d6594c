declare module "idiomorph" {
  interface Options {
    morphStyle?: "outerHTML" | "innerHTML";
    ignoreActive?: boolean;
    ignoreActiveValue?: boolean;
    restoreFocus?: boolean;
    callbacks?: { beforeNodeMorphed?: (from: Element, to: Node) => boolean };
  }
  export const Idiomorph: { morph(from: Element, to: Element | Element[] | string, options?: Options): Node[] };
}
