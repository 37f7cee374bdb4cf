/** The parts of the Navigation API that we use, where a browser has it. */
interface NavigationLike {
  readonly currentEntry: { readonly key: string } | null;
  traverseTo(key: string): { committed: Promise<unknown>; finished: Promise<unknown> };
}

/**
 * One history entry for the overlay, so that Back closes it instead of leaving the page. It keeps the merchant's own
 * state object and address: a router that sees its popstate finds what it put there.
 *
 * The frame adds entries of its own while the agent moves about. `leave` goes back behind all of them to where the
 * merchant's page was. With the Navigation API it knows that place by key, and leaves it alone when the page has
 * navigated meanwhile; elsewhere it counts the entries that were added. Neither way needs the frame to be there.
 */
export function pushHistoryEntry(onBack: () => void): { leave(): void } {
  const navigation = (window as { navigation?: NavigationLike }).navigation;
  const before = navigation?.currentEntry?.key;
  history.pushState(history.state, '');
  const own = navigation?.currentEntry?.key;
  const lengthAfterPush = history.length;
  const onPop = (): void => {
    stop();
    onBack();
  };
  const stop = (): void => removeEventListener('popstate', onPop);
  addEventListener('popstate', onPop);

  let isBehindUs = false;
  return {
    leave() {
      if (isBehindUs) return;
      isBehindUs = true;
      stop();
      if (navigation && before) {
        if (navigation.currentEntry?.key !== own) return;
        const { committed, finished } = navigation.traverseTo(before);
        // Rejects when the page navigates in the same moment; then there is nothing left to undo.
        for (const step of [committed, finished]) step.catch(() => undefined);
      } else history.go(lengthAfterPush - history.length - 1);
    },
  };
}
