/** Tells whether the browser has a network, now and on every change. `onChange` is called at once where it starts
 *  offline. Returns the way to stop. Source: S2§2. */
export function watchConnection(page: Window, onChange: (isOnline: boolean) => void): () => void {
  const online = (): void => onChange(true);
  const offline = (): void => onChange(false);
  page.addEventListener('online', online);
  page.addEventListener('offline', offline);
  if (!page.navigator.onLine) offline();
  return () => {
    page.removeEventListener('online', online);
    page.removeEventListener('offline', offline);
  };
}
