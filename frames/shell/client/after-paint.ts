/** Runs a function after the first paint of the page, as the browser reports it. */
export function afterPaint(page: Window & typeof globalThis, run: () => void): void {
  new page.PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
}
