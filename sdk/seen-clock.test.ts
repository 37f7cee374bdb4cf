import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSeen, type SeenClock, seenClock, whenActive } from './seen-clock';

const prototype: object = Object.getPrototypeOf(document);
let visibility: DocumentVisibilityState;
let clock: SeenClock;

function become(next: DocumentVisibilityState): void {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  Object.defineProperty(prototype, 'visibilityState', { get: () => visibility, configurable: true });
  clock = seenClock();
});
afterEach(() => {
  clock.destroy();
  Reflect.deleteProperty(prototype, 'visibilityState');
  vi.useRealTimers();
});

describe('seenClock', () => {
  it('counts 300 ms of a visible page and none of the 10,000 ms while it is hidden', () => {
    vi.advanceTimersByTime(200);
    become('hidden');
    expect(isSeen()).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(clock.now()).toBe(200);
    become('visible');
    vi.advanceTimersByTime(100);
    expect(clock.now()).toBe(300);
  });

  it('calls after 300 visible ms, not counting 10,000 hidden ms in between', () => {
    const called = vi.fn();
    clock.after(300, called);
    vi.advanceTimersByTime(200);
    become('hidden');
    vi.advanceTimersByTime(10_000);
    become('visible');
    vi.advanceTimersByTime(99);
    expect(called).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(called).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('calls 300 ms after a page that was hidden from the start is shown', () => {
    clock.destroy();
    visibility = 'hidden';
    clock = seenClock();
    const called = vi.fn();
    clock.after(300, called);
    vi.advanceTimersByTime(10_000);
    expect(called).not.toHaveBeenCalled();
    become('visible');
    vi.advanceTimersByTime(300);
    expect(called).toHaveBeenCalledOnce();
  });

  it('calls on a hidden page if the wait is 0 ms', () => {
    become('hidden');
    const called = vi.fn();
    clock.after(0, called);
    vi.advanceTimersByTime(0);
    expect(called).toHaveBeenCalledOnce();
  });

  it('does not call a stopped timer, also when the page is shown again', () => {
    const called = vi.fn();
    const stop = clock.after(300, called);
    become('hidden');
    stop();
    become('visible');
    vi.advanceTimersByTime(1_000);
    expect(called).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('calls nothing after it was destroyed', () => {
    const called = vi.fn();
    become('hidden');
    clock.after(300, called);
    clock.destroy();
    become('visible');
    vi.advanceTimersByTime(1_000);
    expect(called).not.toHaveBeenCalled();
  });
});

describe('whenActive', () => {
  it('calls in the next microtask if the page is not prerendered', async () => {
    const begun = vi.fn();
    whenActive(begun);
    expect(begun).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(begun).toHaveBeenCalledOnce();
  });

  it('calls once, when a prerendered page is shown', async () => {
    const begun = vi.fn();
    Object.defineProperty(prototype, 'prerendering', { get: () => true, configurable: true });
    whenActive(begun);
    Reflect.deleteProperty(prototype, 'prerendering');
    await Promise.resolve();
    expect(begun).not.toHaveBeenCalled();
    for (let time = 1; time <= 2; time += 1) document.dispatchEvent(new Event('prerenderingchange', { bubbles: true }));
    expect(begun).toHaveBeenCalledOnce();
  });
});
