// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listenToTab, tellOpener } from './tab-channel';

const HANDOVER = 'h'.repeat(22);
const open: (() => void)[] = [];
const other = new BroadcastChannel('kadam-tab');
afterEach(() => {
  for (const stop of open.splice(0)) stop();
});

/** A message sent last: once it arrives, earlier ones have too. */
const sentBefore = async (send: () => void, heard: () => boolean): Promise<boolean> => {
  const after = vi.fn();
  open.push(listenToTab(globalThis, 'z'.repeat(22), after));
  send();
  other.postMessage({ says: 'back', handover: 'z'.repeat(22) });
  await vi.waitFor(() => expect(after).toHaveBeenCalledOnce());
  return heard();
};

describe('a tab that was handed over', () => {
  it('tells the page that opened it once that the customer is back, and learns that it was heard', async () => {
    const [back, heard] = [vi.fn(), vi.fn()];
    open.push(listenToTab(globalThis, HANDOVER, back));
    open.push(tellOpener(globalThis, HANDOVER, heard));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    expect(back).toHaveBeenCalledOnce();
    const again = vi.fn();
    expect(
      await sentBefore(
        () => open.push(tellOpener(globalThis, HANDOVER, again)),
        () => again.mock.calls.length === 0 && back.mock.calls.length === 1,
      ),
    ).toBe(true);
  });

  it.each([
    ['of another hand-over', { says: 'back', handover: 'i'.repeat(22) }],
    ['that says something else', { says: 'heard', handover: HANDOVER }],
    ['with a field more', { says: 'back', handover: HANDOVER, url: 'https://else.example' }],
    ['that is a text', `back ${HANDOVER}`],
    ['that is nothing', null],
  ])('a message %s is no word of it', async (_which, message) => {
    const back = vi.fn();
    open.push(listenToTab(globalThis, HANDOVER, back));
    expect(
      await sentBefore(
        () => other.postMessage(message),
        () => back.mock.calls.length === 0,
      ),
    ).toBe(true);
  });
});
