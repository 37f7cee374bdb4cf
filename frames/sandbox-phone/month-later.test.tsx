import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { MonthLater, monthLaterText } from './month-later';

afterEach(() => vi.unstubAllGlobals());

it('says what was debited, what bounced, and that nothing is due without a loan', () => {
  expect(monthLaterText({ loans: 2, paid: 2, bounced: 0, missed: 0, paidPaise: 421_050 })).toBe(
    '2 EMIs debited, ₹4,210.50.',
  );
  expect(monthLaterText({ loans: 2, paid: 1, bounced: 1, missed: 0, paidPaise: 210_000 })).toBe(
    '1 EMI debited, ₹2,100. 1 bounced.',
  );
  expect(monthLaterText({ loans: 0, paid: 0, bounced: 0, missed: 0, paidPaise: 0 })).toBe(
    'No open loan: nothing is due.',
  );
});

it('lets a month pass for its number and says what came of it, or that it did not work', async () => {
  const debited = JSON.stringify({ loans: 1, paid: 1, bounced: 0, missed: 0, paidPaise: 212_482 });
  const asked = vi.fn(async () => new Response(debited));
  vi.stubGlobal('fetch', asked);
  render(<MonthLater mobile="9000000001" />);
  await userEvent.click(screen.getByRole('button', { name: 'A month later' }));
  expect(asked).toHaveBeenCalledExactlyOnceWith('/sandbox/month-later?mobile=9000000001', { method: 'POST' });
  expect((await screen.findByText('1 EMI debited, ₹2,124.82.')).getAttribute('role')).toBe('status');
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await userEvent.click(screen.getByRole('button', { name: 'A month later' }));
  await screen.findByText('That did not work. Try again.');
});
