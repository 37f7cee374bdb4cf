/** What tabs of one host tell each other. */
const CHANNEL = 'kadam-account';
const LOGGED_OUT = 'loggedOut';

/** Hears of a logout in another tab, or in another part of this page. Returns what tells the others of one here. */
export function watchLogout(page: Pick<typeof globalThis, 'BroadcastChannel'>, loggedOut: () => void): () => void {
  const channel = new page.BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data === LOGGED_OUT) loggedOut();
  });
  return () => channel.postMessage(LOGGED_OUT);
}
