/** Longest that the app of a frame waits for its host: whoever has a frame loaded ahead has its app ready too. */
export const HOST_WITHIN_MS = 500;

/** Runs the page's own script, which is on its way since the page came. Once is enough; more does nothing. */
export function runApp(page: Document): void {
  const app = page.querySelector<HTMLLinkElement>('#app');
  // One that does not come is the host's to notice: nobody answers it.
  if (app) import(/* @vite-ignore */ app.href).catch(() => undefined);
}

/** The same, once what has been put into the page is seen: running it takes as long as all else together. */
export function runAppAfterPaint(page: Document): void {
  requestAnimationFrame(() => setTimeout(runApp, 0, page));
}
