/** Handlers of a horizontal drag. `byPx`: distance from its start, positive to the right. */
export interface Drag {
  starts(): void;
  moves(byPx: number): void;
  /** 0 if the drag was cancelled. */
  ends(byPx: number): void;
}

/** Reports horizontal drags by finger or mouse beyond `leastPx`. Vertical moves scroll the page. */
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
  // Selected text and pictures are not dragged.
  element.addEventListener('dragstart', (event) => event.preventDefault());
  // The browser would start to scroll and send no further events.
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
