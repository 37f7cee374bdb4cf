/** Margin below the window. */
const NEAR = '50%';

/** Runs a function once an element comes near the window, or at once without `IntersectionObserver`. */
export function onceNear(page: Window & typeof globalThis, element: Element, act: () => void): void {
  if (!('IntersectionObserver' in page)) {
    act();
    return;
  }
  const observer = new page.IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: `0px 0px ${NEAR} 0px` },
  );
  observer.observe(element);
}
