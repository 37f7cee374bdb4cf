import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSkeleton } from './use-skeleton';

function Probe({ isLoading }: { isLoading: boolean }) {
  return <output>{useSkeleton(isLoading)}</output>;
}
const drawn = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a skeleton', () => {
  it('shows after 200 ms, not before', async () => {
    render(<Probe isLoading />);
    await pass(199);
    expect(drawn()).toBe('nothing');
    await pass(1);
    expect(drawn()).toBe('skeleton');
  });

  it('does not show for an answer within 200 ms', async () => {
    const { rerender } = render(<Probe isLoading />);
    await pass(150);
    rerender(<Probe isLoading={false} />);
    expect(drawn()).toBe('content');
    await pass(1000);
    expect(drawn()).toBe('content');
  });

  it('stays for at least 400 ms once it shows', async () => {
    const { rerender } = render(<Probe isLoading />);
    await pass(250);
    rerender(<Probe isLoading={false} />);
    await pass(349);
    expect(drawn()).toBe('skeleton');
    await pass(1);
    expect(drawn()).toBe('content');
  });

  it('goes at once where it has been seen for longer', async () => {
    const { rerender } = render(<Probe isLoading />);
    await pass(5000);
    rerender(<Probe isLoading={false} />);
    await pass(0);
    expect(drawn()).toBe('content');
  });
});
