const CHANNEL = 'kadam-account';
const LOGGED_OUT = 'loggedOut';

/** Calls `loggedOut` after a logout in another tab or another part of this page. Returns a function that announces one. */
export function watchLogout(page: Pick<typeof globalThis, 'BroadcastChannel'>, loggedOut: () => void): () => void {
  const channel = new page.BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data === LOGGED_OUT) loggedOut();
  });
  return () => channel.postMessage(LOGGED_OUT);
}
