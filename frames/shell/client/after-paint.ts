/** Runs what goes on with a page once it has been painted: before that it would keep the reader waiting. A picture that was
 *  asked for is not one that is seen yet: only the browser knows when it is. */
export function afterPaint(page: Window & typeof globalThis, run: () => void): void {
  new page.PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
}
