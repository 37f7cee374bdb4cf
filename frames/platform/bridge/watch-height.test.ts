import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchHeight } from './watch-height';

let resized: () => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe(): void {}
      disconnect(): void {
        resized = () => undefined;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watched() {
  const element = document.createElement('div');
  const emitted: number[] = [];
  let heightPx = 0;
  vi.spyOn(element, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, 414, heightPx));
  const stop = watchHeight(element, (px) => emitted.push(px));
  const become = (px: number): void => {
    heightPx = px;
    resized();
  };
  return { emitted, become, stop };
}

// @req LIM-002
it('tells the first height at once, and of 10 changes within 50 ms the last one, 100 ms after it', () => {
  const { emitted, become } = watched();
  become(400.2);
  expect(emitted).toEqual([401]);
  for (let change = 1; change <= 10; change += 1) {
    become(400 + change);
    vi.advanceTimersByTime(5);
  }
  vi.advanceTimersByTime(94);
  expect(emitted).toEqual([401]);
  vi.advanceTimersByTime(1);
  expect(emitted).toEqual([401, 410]);
});

it('tells no height twice, none of a hidden element, and nothing once it was stopped', () => {
  const { emitted, become, stop } = watched();
  become(400);
  for (const px of [400, 0]) {
    become(px);
    vi.advanceTimersByTime(100);
  }
  become(500);
  stop();
  vi.advanceTimersByTime(100);
  expect(emitted).toEqual([400]);
});
