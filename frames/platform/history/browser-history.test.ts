// @vitest-environment node
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { BrowserHistory, type Place } from './browser-history';

/** A window whose history finishes `go` asynchronously, as browsers do. */
class FakePage {
  readonly location = { search: '' };
  #entries: { state: unknown; address: string }[] = [{ state: null, address: '/sales-app-init' }];
  #at = 0;
  #listeners = new Set<(event: PopStateEvent) => void>();
  #under: number[] = [];
  writes = 0;

  readonly history = {
    page: this,
    get state(): unknown {
      return this.page.#entries[this.page.#at]?.state;
    },
    pushState: (state: unknown, _: string, address: string): void => {
      this.writes += 1;
      this.#entries = [...this.#entries.slice(0, this.#at + 1), { state, address }];
      this.#at += 1;
    },
    replaceState: (state: unknown, _: string, address: string): void => {
      this.writes += 1;
      this.#entries[this.#at] = { state, address };
    },
    go: (by: number): void => void this.#under.push(by),
  };

  addEventListener(_: string, listener: (event: PopStateEvent) => void): void {
    this.#listeners.add(listener);
  }

  /** Finishes a pending `go`. */
  settle(): void {
    for (let by = this.#under.shift(); by !== undefined; by = this.#under.shift()) this.#move(by);
  }
  /** The browser's Back or Forward button. */
  press(by: -1 | 1): void {
    if (this.#entries[this.#at + by]) this.#move(by);
    this.settle();
  }
  #move(by: number): void {
    this.#at = Math.max(0, this.#at + by);
    const event = { state: this.#entries[this.#at]?.state ?? null } as PopStateEvent;
    for (const listener of this.#listeners) listener(event);
  }

  get addresses(): string[] {
    return this.#entries.slice(0, this.#at + 1).map(({ address }) => address);
  }
  get window(): Window {
    // SAFETY: the parts that BrowserHistory uses.
    return this as unknown as Window;
  }
}

let page: FakePage;
let backs: number;
let history: BrowserHistory;

beforeEach(() => {
  page = new FakePage();
  backs = 0;
  history = new BrowserHistory(page.window, () => {
    backs += 1;
  });
});

const show = (path: string, depth: number): void => {
  history.show({ path, depth });
  page.settle();
};

describe('the browser’s history', () => {
  it('is written once for each place, however often that is shown: a digit writes nothing', () => {
    show('/sales-emi-home', 0);
    show('/sales-emi-home', 0);
    expect(page.writes).toBe(1);
    show('/sales-lenders-list', 1);
    show('/sales-lenders-list', 1);
    expect(page.writes).toBe(2);
    show('/sales-emi-home', 0);
    show('/sales-emi-home', 0);
    expect(page.writes).toBe(3);
  });

  it('has one entry for each screen and overlay above the first', () => {
    show('/sales-emi-home', 0);
    show('/sales-lenders-list', 1);
    show('/sales-lenders-list', 2);
    expect(page.addresses).toEqual(['/sales-emi-home', '/sales-lenders-list', '/sales-lenders-list']);
    expect(backs).toBe(0);
  });

  it('loses entries when the page goes back by its own button, which is not reported as Back', () => {
    show('/sales-emi-home', 0);
    show('/sales-lender-details', 2);
    show('/sales-emi-home', 0);
    expect(page.addresses).toEqual(['/sales-emi-home']);
    expect(backs).toBe(0);
  });

  it('writes the latest place once a step back is finished, also where several came meanwhile', () => {
    show('/sales-lender-details', 2);
    history.show({ path: '/sales-emi-home', depth: 0 });
    history.show({ path: '/sales-lenders-list', depth: 1 });
    history.show({ path: '/sales-support', depth: 1 });
    page.settle();
    expect(page.addresses).toHaveLength(2);
    expect(page.addresses.at(-1)).toBe('/sales-support');
    expect(backs).toBe(0);
  });

  it('keeps the query of the page but for a one-time initial', () => {
    page.location.search = '?merchantKey=zenmart&initial=true';
    show('/sales-emi-home', 0);
    expect(page.addresses).toEqual(['/sales-emi-home?merchantKey=zenmart']);
  });
});

describe('the browser’s Back', () => {
  it('is reported once', () => {
    show('/sales-emi-home', 0);
    show('/sales-lenders-list', 1);
    page.press(-1);
    expect(backs).toBe(1);
  });

  it('that the machine does not follow (No Internet) is taken back: the entry is there again', () => {
    show('/sales-emi-home', 0);
    show('/sales-lenders-list', 1);
    page.press(-1);
    expect(page.addresses).toEqual(['/sales-emi-home', '/sales-lenders-list']);
    page.press(-1);
    expect(backs).toBe(2);
  });

  it('that the machine follows leads to what it then shows', () => {
    page = new FakePage();
    history = new BrowserHistory(page.window, () => history.show({ path: '/sales-emi-home', depth: 0 }));
    show('/sales-emi-home', 0);
    show('/sales-lenders-list', 1);
    page.press(-1);
    expect(page.addresses).toEqual(['/sales-emi-home']);
  });

  it('is not reported for Forward, which leads nowhere', () => {
    show('/sales-emi-home', 0);
    show('/sales-lenders-list', 1);
    show('/sales-emi-home', 0);
    page.press(1);
    expect(backs).toBe(0);
    expect(page.addresses).toEqual(['/sales-emi-home']);
  });
});

describe('a page that was here before', () => {
  it('is known by the mark on its entry', () => {
    expect(BrowserHistory.isReturn(page.window)).toBe(false);
    show('/sales-emi-home', 0);
    expect(BrowserHistory.isReturn(page.window)).toBe(true);
  });

  it('goes on at the depth it had', () => {
    show('/sales-lender-details', 2);
    const again = new BrowserHistory(page.window, () => undefined);
    again.show({ path: '/sales-lender-details', depth: 2 });
    expect(page.addresses).toHaveLength(3);
  });

  it.each([[{}], ['text'], [{ kadamDepth: -1 }], [{ kadamDepth: '2' }], [{ kadamDepth: 1.5 }]])(
    'ignores the history state of another script: %o',
    (state) => {
      page.history.replaceState(state, '', '/');
      expect(BrowserHistory.isReturn(page.window)).toBe(false);
    },
  );
});

it('whatever is shown and pressed, the history ends with the last place and its depth', () => {
  const places: fc.Arbitrary<Place> = fc.record({
    path: fc.constantFrom('/sales-emi-home', '/sales-lenders-list', '/sales-support'),
    depth: fc.nat({ max: 4 }),
  });
  const steps = fc.array(fc.oneof(places, fc.constantFrom(-1 as const, 1 as const)), { maxLength: 20 });
  fc.assert(
    fc.property(steps, places, (all, last) => {
      const own = new FakePage();
      const followed = new BrowserHistory(own.window, () => undefined);
      for (const step of all) {
        if (typeof step === 'number') own.press(step);
        else followed.show(step);
      }
      followed.show(last);
      own.settle();
      expect(own.addresses).toHaveLength(last.depth + 1);
      expect(own.addresses.at(-1)).toBe(last.path);
    }),
    { numRuns: 300 },
  );
});
