/** What becomes of a drag sideways. `byPx`: how far from where it began, to the right. */
export interface Drag {
  starts(): void;
  moves(byPx: number): void;
  /** 0 where it was none, or something else took it over. */
  ends(byPx: number): void;
}

/** Watches an element being dragged sideways, by a finger or a mouse, farther than `leastPx`. What goes up or down is the
 *  page's. */
export function watchDrag(element: HTMLElement, leastPx: number, { starts, moves, ends }: Drag): void {
  let from: { readonly x: number; readonly y: number } | null = null;
  let isOn = false;
  const end = (byPx: number): void => {
    if (!from) return;
    from = null;
    ends(isOn ? byPx : 0);
    isOn = false;
  };
  element.addEventListener('pointerdown', ({ isPrimary, button, clientX: x, clientY: y }) => {
    if (!isPrimary || button !== 0) return;
    from = { x, y };
    starts();
  });
  element.addEventListener('pointermove', ({ isPrimary, pointerId, clientX, clientY }) => {
    if (!from || !isPrimary) return;
    const by = clientX - from.x;
    if (!isOn && (Math.abs(by) < leastPx || Math.abs(by) < Math.abs(clientY - from.y))) return;
    if (!isOn) element.setPointerCapture(pointerId);
    isOn = true;
    moves(by);
  });
  element.addEventListener('pointerup', ({ clientX }) => end(clientX - (from?.x ?? clientX)));
  element.addEventListener('pointercancel', () => end(0));
  // Selected text and pictures are not carried away.
  element.addEventListener('dragstart', (event) => event.preventDefault());
  // A browser would scroll by itself from here on, and tell of nothing more.
  element.addEventListener(
    'touchmove',
    (event) => {
      const [finger, other] = event.touches;
      if (!from || !finger || other) return;
      if (Math.abs(finger.clientX - from.x) > Math.abs(finger.clientY - from.y)) event.preventDefault();
    },
    { passive: false },
  );
}
