import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refusedWith } from '../../platform/api/testing/refused-with';
import { settle } from '../desk/testing/desk-calls';
import { matching } from './list-view';
import { paymentTest, request, UUID } from './testing/payment-test';

const { answers, calls, shown } = paymentTest();

it('older requests that failed to load can be asked for again', async () => {
  window.location.hash = '#requests';
  answers.requests = refusedWith(503);
  shown({ requests: { items: [request()], hasMore: true } });
  await settle();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show more' })));
  await settle(5_000);
  expect(screen.getByRole('alert').textContent).toBe('That did not work. Please try again.');
  answers.requests = { requests: [request({ txnUuid: UUID.replace('9', '8') })], hasMore: false, serverNowMs: 0 };
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show more' })));
  await settle();
  expect(calls.at(-1)?.path).toBe('/app/telesales/requests');
  expect(screen.getAllByRole('link', { name: /98XXXXX210/ })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('lists requests with masked numbers, each linked to its page', async () => {
  window.location.hash = '#requests';
  answers.requests = {
    requests: [request(), request({ txnUuid: UUID.replace('9', '8'), state: 'paid' })],
    hasMore: false,
    serverNowMs: 0,
  };
  shown();
  await settle();
  const links = screen.getAllByRole('link', { name: /98XXXXX210/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`#${UUID}`, `#${UUID.replace('9', '8')}`]);
  expect(links[1]?.textContent).toContain('Paid');
});

it('times are written in Hindi in a Hindi page', () => {
  document.documentElement.lang = 'hi-IN';
  window.location.hash = '#requests';
  vi.setSystemTime('2026-09-02T16:05:00+05:30');
  shown({ requests: { items: [request()], hasMore: false } });
  expect(screen.getByText('शाम 4:05 बजे')).toBeTruthy();
});

it('filters by order number, by visible digits, and by state', () => {
  const some = [request(), request({ orderId: 'ZM-9', maskedMobile: '90XXXXX417', state: 'paid' })];
  const found = (text: string, shownAs: 'all' | 'open' | 'paid') =>
    matching(some, text, shownAs).map(({ orderId }) => orderId);
  expect(found('', 'all')).toEqual(['ZM-20418', 'ZM-9']);
  expect([found('zm-9', 'all'), found('417', 'all'), found('', 'open'), found('', 'paid')]).toEqual([
    ['ZM-9'],
    ['ZM-9'],
    ['ZM-20418'],
    ['ZM-9'],
  ]);
});
