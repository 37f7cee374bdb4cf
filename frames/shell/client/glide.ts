/** Moves a horizontally scrolling element. */
export interface Glide {
  /** Current position or target, px. */
  at(): number;
  /** Animates. */
  to(left: number): void;
  /** Moves at once. */
  jump(left: number): void;
}

/** Ease-out. `share`: elapsed share of the time, 0 to 1. */
const eased = (share: number): number => 1 - (1 - share) ** 3;

/** `speedMs`: duration of a move; 0 = no animation. The element has `data-moving`, which turns off snapping, while it moves. */
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
