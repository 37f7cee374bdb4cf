import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HOUR_MS } from '../../../shared/rules/duration';
import { refusedWith } from '../../platform/api/testing/refused-with';
import { settle } from '../desk/testing/desk-calls';
import { live, paymentTest, UUID } from './testing/payment-test';

const { answers, calls, shown } = paymentTest();

it('polls a request until it is paid', async () => {
  window.location.hash = `#${UUID}`;
  answers['request-status'] = live(3);
  shown();
  await settle();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Customer is choosing a plan');
  expect((screen.getByRole('button', { name: /Text again in 0:/ }) as HTMLButtonElement).disabled).toBe(true);
  answers['request-status'] = live(6, { state: 'paid' });
  await settle(2_000);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('₹36,000 paid');
  const asked = calls.length;
  await settle(60_000);
  expect(calls).toHaveLength(asked);
});

it('counts down to the next link by a device clock that is an hour ahead of the server', async () => {
  window.location.hash = `#${UUID}`;
  const serverNowMs = Date.now() - HOUR_MS;
  answers['request-status'] = live(1, { serverNowMs, resendAtMs: serverNowMs + 30_000 });
  shown();
  await settle();
  expect(screen.getByRole('button', { name: /^Text again/ }).textContent).toBe('Text again in 0:30');
});

it('asks for confirmation before it cancels', async () => {
  window.location.hash = `#${UUID}`;
  answers['request-status'] = live(1);
  answers['cancel-request'] = live(1, { state: 'cancelled' });
  shown();
  await settle();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
  expect(calls.some(({ path }) => path.endsWith('cancel-request'))).toBe(false);
  await act(async () => void fireEvent.click(screen.getByText('Cancel the request')));
  await settle();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The request is cancelled');
});

it('announces a changed state in a region that was empty before', async () => {
  window.location.hash = `#${UUID}`;
  answers['request-status'] = live(1);
  shown();
  await settle();
  const liveRegion = screen.getByRole('status');
  expect(liveRegion.textContent).toBe('');
  answers['request-status'] = live(2);
  await settle(2_000);
  expect(liveRegion.textContent).toBe('Customer has opened the link');
  answers['request-status'] = live(6, { state: 'paid' });
  await settle(2_000);
  expect(liveRegion.textContent).toBe('₹36,000 paid');
});

it('a failed cancellation is shown until the request has ended, regardless of polls', async () => {
  window.location.hash = `#${UUID}`;
  answers['request-status'] = live(1);
  answers['cancel-request'] = refusedWith(503);
  shown();
  await settle();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
  await act(async () => void fireEvent.click(screen.getByText('Cancel the request')));
  await settle(60_000);
  expect(screen.getByRole('alert').textContent).toBe('That did not work. Please try again.');
  answers['request-status'] = live(1, { state: 'cancelled' });
  await settle(2_000);
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('a request of another agent is missing, is polled no more, and leads to a new request', async () => {
  window.location.hash = `#${UUID}`;
  answers['request-status'] = Response.json({ success: false, code: 404, message: 'No.' }, { status: 404 });
  shown();
  await settle();
  await settle(60_000);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This is not one of your requests');
  expect(document.body.textContent).not.toContain('Please wait…');
  expect(calls.filter(({ path }) => path.endsWith('request-status'))).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'New request' }));
  expect(window.location.hash).toBe('#take');
});

it('a failed poll is repeated after 10 s, and is shown until one succeeds', async () => {
  window.location.hash = `#${UUID}`;
  answers['request-status'] = refusedWith(503);
  shown();
  await settle();
  expect(screen.getByRole('alert').textContent).toBe('We cannot see how it stands just now. We keep asking.');
  answers['request-status'] = live(2);
  await settle(9_999);
  expect(screen.getByRole('alert').textContent).not.toBe('');
  await settle(1);
  expect([screen.getByRole('alert').textContent, screen.getByRole('heading', { level: 1 }).textContent]).toEqual([
    '',
    'Customer has opened the link',
  ]);
});

it('sends the link again by one key until it is answered, and never once no text remains', async () => {
  const sends = () => calls.filter(({ path }) => path.endsWith('resend-link')).map(({ key }) => key);
  const again = async (): Promise<void> => {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Text again' })));
    await settle(1_000);
  };
  window.location.hash = `#${UUID}`;
  const open = (sendsRemaining: number) => live(1, { resendAtMs: 0, sendsRemaining, pollAfterMs: 60_000 });
  answers['request-status'] = open(3);
  answers['resend-link'] = refusedWith(503);
  shown();
  await settle();
  await again();
  expect(screen.getByRole('alert').textContent).toBe('The link could not be sent. Please try again.');
  answers['resend-link'] = open(2);
  await again();
  expect(screen.getByRole('alert').textContent).toBe('');
  answers['resend-link'] = open(0);
  await again();
  const [first, second, third] = sends();
  expect([sends().length, first === second, second === third]).toEqual([3, true, false]);
  expect((screen.getByRole('button', { name: 'Text again' }) as HTMLButtonElement).disabled).toBe(true);
});
