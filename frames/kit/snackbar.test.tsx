import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sheet } from './sheet';
import { Snackbar } from './snackbar';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('a snackbar', () => {
  // @req TXN-036
  it('is announced as a status', async () => {
    render(<Snackbar text="Link copied" />);
    await pass(100);
    expect(screen.getByRole('status').textContent).toBe('Link copied');
  });

  // @req TXN-036, TXN-038
  it('is done once, after 5 s, however often its owner renders', async () => {
    const onDone = vi.fn();
    const { rerender } = render(<Snackbar text="Code sent" durationMs={5000} onDone={onDone} />);
    await pass(3000);
    rerender(<Snackbar text="Code sent" durationMs={5000} onDone={onDone} />);
    await pass(1999);
    expect(onDone).not.toHaveBeenCalled();
    await pass(1);
    await pass(60_000);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  // @req Q-046
  it('that is dismissed at 2 s is removed and calls onDone once, also after its 5 s', async () => {
    const onDone = vi.fn();
    render(<Snackbar text="Code sent" durationMs={5000} dismissLabel="Close" onDone={onDone} />);
    await pass(2000);
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Code sent')).toBeNull();
    await pass(60_000);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('is never done after it was taken away', async () => {
    const onDone = vi.fn();
    const { unmount } = render(<Snackbar text="Code sent" durationMs={5000} onDone={onDone} />);
    await pass(4999);
    unmount();
    await pass(60_000);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('stands inside an open dialog, which would make it inert elsewhere', async () => {
    render(
      <>
        <Sheet title="Share the application" closeLabel="Close" onClose={() => undefined} />
        <Snackbar text="Link copied" />
      </>,
    );
    await pass(100);
    expect(screen.getByRole('dialog').textContent).toContain('Link copied');
  });
});
