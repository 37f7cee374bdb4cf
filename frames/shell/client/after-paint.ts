/** Runs what goes on with a page once the page has been painted: before that it would keep the reader waiting. */
export function afterPaint(page: Window, run: () => void): void {
  page.requestAnimationFrame(() => page.setTimeout(run));
}
