/** Longest time that the app waits for its host, so that a preloaded frame has its app ready too. */
export const HOST_WITHIN_MS = 500;

/** Runs the preloaded script of the page, once. */
export function runApp(page: Document): void {
  const app = page.querySelector<HTMLLinkElement>('#app');
  // The host notices a missing app by its missing answer.
  if (app) import(/* @vite-ignore */ app.href).catch(() => undefined);
}

/** Runs the app after the first paint: running it takes as long as everything else together. */
export function runAppAfterPaint(page: Document): void {
  requestAnimationFrame(() => setTimeout(runApp, 0, page));
}
