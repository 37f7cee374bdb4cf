/** Address of the page, and the number of history entries above the first one. */
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

/** Entries above the first one on a page that was loaded before; 0 for a new page. */
export const depthOf = ({ history }: Window): number => depthIn(history.state) ?? 0;

/**
 * Keeps the browser's history in step with the machine: one entry for each screen or overlay above the first.
 * 1. Forward pushes entries. A Back button in the page calls `history.go`, whose popstate is not reported.
 * 2. The browser's Back is reported as `onBack`. The place that the machine then shows is restored: if it stayed (No
 *    Internet), the entry is pushed again.
 * 3. Nothing is written during a `go`, which finishes later; the latest place is written then.
 * 4. Unchanged state is not written: each write is expensive.
 */
export class BrowserHistory {
  readonly #page: Window;
  readonly #onBack: () => void;
  #depth: number;
  #wanted: Place | null = null;
  /** State written at the current entry; null after a navigation. */
  #written: string | null = null;
  #ownPop = false;

  constructor(page: Window, onBack: () => void) {
    this.#page = page;
    this.#onBack = onBack;
    this.#depth = depthIn(page.history.state) ?? 0;
    page.addEventListener('popstate', this.#onPop);
  }

  /** True after a reload or a return from the history. */
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

  /** The page's query without the one-time `initial`. */
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
    // Forward is not supported: entries ahead are overwritten.
    if (wentBack) this.#onBack();
    this.#reconcile();
  };
}
