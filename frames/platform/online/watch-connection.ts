/** Reports changes of the connection, and at once if the page starts offline. Returns a function that stops. Source: S2§2. */
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
