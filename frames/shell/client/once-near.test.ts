import { describe, expect, it, vi } from 'vitest';
import { onceNear } from './once-near';

type Told = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** Window with an `IntersectionObserver` that the test triggers. */
function telling() {
  const watched = { tell: (() => undefined) as Told, seen: [] as Element[], isOver: false };
  class IntersectionObserver {
    constructor(tell: Told) {
      watched.tell = tell;
    }
    observe(element: Element): void {
      watched.seen.push(element);
    }
    disconnect(): void {
      watched.isOver = true;
    }
  }
  return { watched, page: { IntersectionObserver } as unknown as Window & typeof globalThis };
}

describe('what waits until something is near the window', () => {
  it('is done once it is, and once', () => {
    const { watched, page } = telling();
    const act = vi.fn();
    onceNear(page, document.body, act);
    watched.tell([{ isIntersecting: false }]);
    expect([act.mock.calls.length, watched.isOver, watched.seen]).toEqual([0, false, [document.body]]);
    watched.tell([{ isIntersecting: false }, { isIntersecting: true }]);
    expect([act.mock.calls.length, watched.isOver]).toEqual([1, true]);
  });

  it('is done at once where a browser cannot tell', () => {
    const act = vi.fn();
    onceNear({} as Window & typeof globalThis, document.body, act);
    expect(act).toHaveBeenCalledOnce();
  });
});
