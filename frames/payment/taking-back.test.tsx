import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lenderStepsMessages } from '../checkout/lender-steps.messages';
import { TakingBack } from './taking-back';

const t = lenderStepsMessages.english.success;
const onLeave = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  onLeave.mockClear();
  render(
    <>
      <h1>{t.heading}</h1>
      <TakingBack t={t} onLeave={onLeave} />
    </>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (waitMs: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(waitMs);
  });
const count = () => screen.getByRole('timer').textContent;

it('counts half a minute down and leads back once', async () => {
  expect(count()).toBe('Taking you back in 30 seconds.');
  await pass(29_000);
  expect(count()).toBe('Taking you back in 1 second.');
  expect(onLeave).not.toHaveBeenCalled();
  await pass(1_000);
  expect(onLeave).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('timer')).toBeNull();
});

it('is said when it begins and once more at ten seconds, not every second', async () => {
  const said = new Set<string | null>();
  for (let second = 0; second < 29; second += 1) {
    said.add(screen.getByRole('status').textContent);
    await pass(1_000);
  }
  expect([...said]).toEqual(['Taking you back in 30 seconds.', 'Taking you back in 10 seconds.']);
});

it('stays after "Stay here", and reading continues at the heading', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  expect(screen.queryByRole('timer')).toBeNull();
  await pass(60_000);
  expect(onLeave).not.toHaveBeenCalled();
});

it.each(['click', 'keyDown', 'wheel', 'touchMove'] as const)('stays after a sign of a reader: %s', async (sign) => {
  fireEvent[sign](document.body);
  expect(screen.queryByRole('timer')).toBeNull();
  await pass(60_000);
  expect(onLeave).not.toHaveBeenCalled();
});

it('keeps its place under a press that is not over', () => {
  fireEvent.pointerDown(document.body);
  expect(count()).toBe('Taking you back in 30 seconds.');
});

it('stays after the user was in another window', async () => {
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(60_000);
  expect(onLeave).not.toHaveBeenCalled();
});
