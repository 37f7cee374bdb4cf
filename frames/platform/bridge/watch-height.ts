/** How long the height must stand still before it is told. Source: S1§9 (resize debounce). */
const SETTLED_AFTER_MS = 100;

/** Tells the height of an element, CSS px, whole: the first one at once, later ones when they stand still. Returns the
 *  way to stop. */
export function watchHeight(element: Element, tell: (heightPx: number) => void): () => void {
  let told = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellNow = (): void => {
    const heightPx = Math.ceil(element.getBoundingClientRect().height);
    if (heightPx === told || heightPx === 0) return;
    told = heightPx;
    tell(heightPx);
  };
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    if (told === 0) tellNow();
    else timer = setTimeout(tellNow, SETTLED_AFTER_MS);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
