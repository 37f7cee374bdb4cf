/** Debounce. Source: S1§9. */
const SETTLED_AFTER_MS = 100;

/** Emits the height of an element in whole CSS px: at first at once, then debounced. Returns a function that stops. */
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
