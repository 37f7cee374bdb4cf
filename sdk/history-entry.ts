import { globalByName } from './global-by-name';
import { makeElement } from './make-element';
import { nativeProperty } from './native-property';

interface NavigationLike {
  /** Null if the page has no history, as in a sandboxed frame. */
  readonly currentEntry: { readonly key: string } | null;
  traverseTo(key: string): { committed: Promise<unknown>; finished: Promise<unknown> };
}

/** A step back that has not moved our frame within this time belongs to another frame. */
const STEP_WITHIN_MS = 400;
/** Like `STEP_WITHIN_MS`, for a known entry, which fails only if the page prevents the navigation. */
const KNOWN_STEP_WITHIN_MS = 10_000;

/** Resolves once the previous session has restored the history: going back takes the browser a moment. */
let isTidy: Promise<unknown> = Promise.resolve();

/**
 * Adds one history entry for the overlay, so that Back closes it instead of leaving the page.
 * 1. The entry belongs to an empty frame of ours, so no router of the page is notified of it.
 * 2. The provider's frame adds further entries. `leave` goes back behind all of them, then resolves, so that entries
 *    which the page pushes afterwards stay.
 * 3. With the Navigation API `leave` goes to the earlier entry by its key, unless the page has navigated meanwhile.
 * 4. Without it `leave` goes back one by one until our frame has moved: the number of entries is unknown, and one step
 *    too many would leave the merchant's page. The provider's frame stays until then, because WebKit reloads the page
 *    when it goes back over entries of a removed frame.
 */
export function pushHistoryEntry(onBack: () => void): {
  /** `remove` removes the provider's frame, before or after the steps back. */
  leave(remove: () => void): Promise<unknown>;
} {
  const page = globalByName('navigation') as NavigationLike | undefined;
  const frame = makeElement('iframe');
  frame.style.cssText = 'display:none!important';
  let view: Window;
  let inside: NavigationLike | undefined;
  let pageKey: string | undefined;
  /** Of our frame; known only with the Navigation API. */
  let before: string | undefined;
  /** 0 while there is nothing to undo. */
  let length = 0;
  let hasLeft = false;
  // `await` instead of `then`, which a page may have removed.
  const enter = async (earlier: Promise<unknown>): Promise<void> => {
    await earlier;
    if (hasLeft) return;
    try {
      // Not in the body, which a page may replace as a whole.
      const html = nativeProperty(document, 'documentElement');
      nativeProperty(html, 'appendChild').call(html, frame);
      await new Promise<void>((resolve) => {
        frame.onload = () => {
          // The initial empty document of a frame takes no entries.
          if (frame.contentWindow?.location.search) resolve();
        };
        frame.contentWindow?.location.replace('about:blank?kadam');
      });
      if (hasLeft) return;
      view = frame.contentWindow as Window;
      pageKey = page?.currentEntry?.key;
      inside = page && (view.navigation as NavigationLike);
      before = inside?.currentEntry?.key;
      view.history.pushState(0, '');
      length = history.length;
      view.onpopstate = () => {
        length = 0;
        onBack();
      };
    } catch {
      // If the browser refuses the entry (Safari: the 101st within 30 s), Back leaves the page as usual; the app still
      // opens.
    }
  };
  isTidy = enter(isTidy);

  /** Goes back, step by step if the earlier entry is unknown. Resolves once our frame has moved. */
  const goBack = (): Promise<unknown> =>
    new Promise((resolve) => {
      const withinMs = before ? KNOWN_STEP_WITHIN_MS : STEP_WITHIN_MS;
      let timer: ReturnType<typeof setTimeout>;
      view.onpopstate = () => resolve(clearTimeout(timer));
      const step = (left: number): void => {
        if (left) timer = setTimeout(step, withinMs, left - 1);
        if (!left) resolve(0);
        else if (before && inside) {
          const { committed, finished } = inside.traverseTo(before);
          // They reject if the page navigates at the same time; then there is nothing left to undo.
          Promise.all([committed, finished]).catch(resolve);
        } else history.back();
      };
      step(before ? 1 : history.length - length + 1);
    });

  return {
    leave(remove) {
      hasLeft = true;
      const isFirst = !length || !!before;
      if (isFirst) remove();
      const earlier = length && page?.currentEntry?.key === pageKey ? goBack() : isTidy;
      isTidy = (async () => {
        await earlier;
        if (!isFirst) remove();
        frame.remove();
      })();
      return isTidy;
    },
  };
}
