/** What the page's history has to look like: its address, and how many entries lie above the first one. */
export interface Place {
  readonly path: string;
  readonly depth: number;
}

const MARK = 'kadamDepth';

const depthIn = (state: unknown): number | null => {
  if (typeof state !== 'object' || state === null) return null;
  const depth: unknown = (state as Record<string, unknown>)[MARK];
  return typeof depth === 'number' && Number.isInteger(depth) && depth >= 0 ? depth : null;
};

/** How many entries above the first one a page stands that was here before; 0 for one that is new. */
export const depthOf = ({ history }: Window): number => depthIn(history.state) ?? 0;

/**
 * Keeps the browser's history in step with the machine: one entry for each screen or overlay above the first.
 *
 * Going forward pushes entries. Going back by a button in the page takes them off with `history.go`, whose popstate is
 * our own and is not reported. The browser's Back is reported as `onBack`; the machine decides what it means, and
 * whatever place it then shows is restored: if it stayed where it was (No Internet), the entry is pushed again.
 * While a `go` is under way nothing else is written, because the browser finishes it later; the latest place is
 * written then. What stands there already is not written again: each write costs a browser more than a digit does.
 */
export class BrowserHistory {
  readonly #page: Window;
  readonly #onBack: () => void;
  #depth: number;
  #wanted: Place | null = null;
  /** What we have written at the present entry; null where another one has come up. */
  #written: string | null = null;
  #ownPop = false;

  constructor(page: Window, onBack: () => void) {
    this.#page = page;
    this.#onBack = onBack;
    this.#depth = depthIn(page.history.state) ?? 0;
    page.addEventListener('popstate', this.#onPop);
  }

  /** True where this page was here before: it was reloaded, or came back from the history. */
  static isReturn(page: Window): boolean {
    return depthIn(page.history.state) !== null;
  }

  show(place: Place): void {
    this.#wanted = place;
    if (!this.#ownPop) this.#reconcile();
  }

  #reconcile(): void {
    const place = this.#wanted;
    if (!place) return;
    if (place.depth < this.#depth) {
      this.#ownPop = true;
      this.#page.history.go(place.depth - this.#depth);
      return;
    }
    const address = `${place.path}${this.#query()}`;
    while (this.#depth < place.depth) {
      this.#depth += 1;
      this.#page.history.pushState(this.#state(), '', address);
      this.#written = address;
    }
    if (this.#written === address) return;
    this.#page.history.replaceState(this.#state(), '', address);
    this.#written = address;
  }

  /** Other values in the state of the current entry are copied to the next. */
  #state(): object {
    return { ...(this.#page.history.state as unknown as object), [MARK]: this.#depth };
  }

  /** The page's query stays; a one-time `initial` does not. */
  #query(): string {
    const query = new URLSearchParams(this.#page.location.search);
    query.delete('initial');
    const text = query.toString();
    return text === '' ? '' : `?${text}`;
  }

  readonly #onPop = (event: PopStateEvent): void => {
    const depth = depthIn(event.state) ?? 0;
    const wentBack = depth < this.#depth;
    this.#depth = depth;
    this.#written = null;
    if (this.#ownPop) {
      this.#ownPop = false;
      this.#reconcile();
      return;
    }
    // Forward is not offered: the machine stays where it is and the entries ahead are written over.
    if (wentBack) this.#onBack();
    this.#reconcile();
  };
}
