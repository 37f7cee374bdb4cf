/** How long the height must stand still before it is told. Source: S1§9 (resize debounce). */
const SETTLED_AFTER_MS = 100;

/** Tells the height of an element, CSS px, whole: the first one at once, later ones when they stand still. Returns the
 *  way to stop. */
export function watchHeight(element: Element, emit: (heightPx: number) => void): () => void {
  let emitted = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const emitNow = (): void => {
    const heightPx = Math.ceil(element.getBoundingClientRect().height);
    if (heightPx === emitted || heightPx === 0) return;
    emitted = heightPx;
    emit(heightPx);
  };
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    if (emitted === 0) emitNow();
    else timer = setTimeout(emitNow, SETTLED_AFTER_MS);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
