/** How far below the window something may stand to be called near. */
const NEAR = '50%';

/** Does something once an element comes near the window, or at once where a browser cannot tell. */
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
