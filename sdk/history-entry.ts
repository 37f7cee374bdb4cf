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
  let isPopped = false;
  const onPop = (): void => {
    isPopped = true;
    onBack();
  };
  addEventListener('popstate', onPop);

  return {
    leave() {
      removeEventListener('popstate', onPop);
      if (isPopped) return;
      if (!navigation || !before) history.go(lengthAfterPush - history.length - 1);
      else if (navigation.currentEntry?.key === own) {
        const { committed, finished } = navigation.traverseTo(before);
        // They reject when the page navigates in the same moment; then there is nothing left to undo.
        Promise.all([committed, finished]).catch(() => undefined);
      }
    },
  };
}
