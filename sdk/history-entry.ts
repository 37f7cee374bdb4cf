import { ownGlobal } from './own-global';

/** The parts of the Navigation API that we use, where a browser has it. */
interface NavigationLike {
  /** null where the page has no history of its own, as in a sandboxed frame. */
  readonly currentEntry: { readonly key: string } | null;
  traverseTo(key: string): { committed: Promise<unknown>; finished: Promise<unknown> };
}

/** How long one step back may take before it counts as one that only a frame would have noticed. */
const STEP_WITHIN_MS = 400;
/** The same for a step to a place that is known: only a page that keeps the browser from it does not arrive. One that
 *  arrives late would be taken for a Back of the next session. */
const KNOWN_STEP_WITHIN_MS = 10_000;

/** Resolves once the session before has left the history as it was: going back takes the browser a moment. */
let isTidy: Promise<unknown> = Promise.resolve();

/**
 * One history entry for the overlay, so that Back closes it instead of leaving the page. It keeps the merchant's own
 * state object and address: a router that sees its popstate finds what it put there.
 *
 * The frame adds entries of its own while the agent moves about. `leave` goes back behind all of them to where the
 * merchant's page was, and resolves when it is there: what the page pushes afterwards stays. With the Navigation API it
 * knows that place by key, and leaves it alone when the page has navigated meanwhile. Elsewhere it goes back step by
 * step until the page itself has moved, because nothing tells how many of the frame's entries lie behind: one step too
 * many would leave the merchant's page.
 *
 * Without the Navigation API the frame has to stay until the page has moved: WebKit loads a page anew when it goes back
 * over entries of a frame that is gone.
 */
export function pushHistoryEntry(onBack: () => void): {
  /** `remove` takes the frame out, before or after the steps back. */
  leave(remove: () => void): Promise<unknown>;
} {
  const navigation = ownGlobal('navigation') as NavigationLike | undefined;
  let before: string | undefined;
  let own: string | undefined;
  /** 0 while there is nothing to undo. */
  let length = 0;
  let hasLeft = false;
  const onPop = (): void => {
    length = 0;
    onBack();
  };
  isTidy = isTidy
    .then(() => {
      if (hasLeft) return;
      before = navigation?.currentEntry?.key;
      history.pushState(history.state, '');
      own = navigation?.currentEntry?.key;
      length = history.length;
      addEventListener('popstate', onPop);
    })
    // A browser that takes no entry (Safari: the 101st within 30 s) keeps its Back; the app opens all the same.
    .catch(() => undefined);

  return {
    leave(remove) {
      hasLeft = true;
      removeEventListener('popstate', onPop);
      const isFirst = !length || !!before;
      const stepWithinMs = before ? KNOWN_STEP_WITHIN_MS : STEP_WITHIN_MS;
      if (isFirst) remove();
      if (length && navigation?.currentEntry?.key === own) {
        isTidy = new Promise((resolve) => {
          let timer: ReturnType<typeof setTimeout>;
          const step = (left: number): void => {
            if (!left) resolve(0);
            else {
              timer = setTimeout(step, stepWithinMs, left - 1);
              if (before && navigation) {
                const { committed, finished } = navigation.traverseTo(before);
                // They reject when the page navigates in the same moment; then there is nothing left to undo.
                Promise.all([committed, finished]).catch(resolve);
              } else history.back();
            }
          };
          addEventListener('popstate', () => resolve(clearTimeout(timer)), { once: true });
          step(before ? 1 : history.length - length + 1);
        });
        if (!isFirst) isTidy = isTidy.then(remove);
      } else if (!isFirst) remove();
      return isTidy;
    },
  };
}
