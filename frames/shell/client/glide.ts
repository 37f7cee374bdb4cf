/** Moves what scrolls sideways. */
export interface Glide {
  /** Where it stands, or is on its way to, px. */
  at(): number;
  /** Goes there in its time. */
  to(left: number): void;
  /** Follows a finger. */
  jump(left: number): void;
}

/** Slow at its end. `share`: of the time, 0 to 1. */
const eased = (share: number): number => 1 - (1 - share) ** 3;

/** `speedMs`: how long a move takes now; 0 = none is seen. While it moves, the element has `data-moving`, and snaps to
 *  nothing. */
export function glideOf(page: Window & typeof globalThis, element: HTMLElement, speedMs: () => number): Glide {
  let goal: number | null = null;
  let frame = 0;
  const jump = (left: number): void => {
    page.cancelAnimationFrame(frame);
    goal = null;
    element.toggleAttribute('data-moving', true);
    element.scrollLeft = left;
  };
  const arrive = (left: number): void => {
    jump(left);
    element.toggleAttribute('data-moving', false);
  };
  return {
    at: () => goal ?? element.scrollLeft,
    jump,
    to(left) {
      const lasts = speedMs();
      const from = element.scrollLeft;
      const startMs = page.performance.now();
      const draw = (): void => {
        const passedMs = page.performance.now() - startMs;
        if (passedMs >= lasts) {
          arrive(left);
          return;
        }
        jump(from + (left - from) * eased(passedMs / lasts));
        goal = left;
        frame = page.requestAnimationFrame(draw);
      };
      draw();
    },
  };
}
