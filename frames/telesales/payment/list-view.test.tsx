import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refusedWith } from '../../platform/api/testing/refused-with';
import { settle } from '../desk/testing/desk-calls';
import { matching } from './list-view';
import { desk, deskTest, request, UUID } from './testing/desk-test';

const { answers, calls, shown, taken } = deskTest();

it('says that older requests did not come, and asks for them once more', async () => {
  window.location.hash = '#requests';
  answers.requests = refusedWith(503);
  shown({ ...desk, hasMore: true });
  await settle();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show more' })));
  await settle(5_000);
  expect(screen.getByRole('alert').textContent).toBe('That did not work. Please try again.');
  answers.requests = { requests: [request({ txnUuid: UUID.replace('9', '8') })], hasMore: false, serverNowMs: 0 };
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show more' })));
  await settle();
  expect(calls.at(-1)?.path).toBe('/app/telesales/requests');
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(taken.at(-1)).toMatchObject({ requests: [{}, {}], hasMore: false });
});

it('lists what was asked for, with masked numbers, each leading to how it stands', async () => {
  window.location.hash = '#requests';
  answers.requests = {
    requests: [request(), request({ txnUuid: UUID.replace('9', '8'), state: 'paid' })],
    hasMore: false,
    serverNowMs: 0,
  };
  shown();
  await settle();
  expect(screen.getByRole('link', { name: /98XXXXX210/ }).getAttribute('href')).toBe(`#${UUID}`);
  expect(taken.at(-1)).toMatchObject({ requests: [{ state: 'sent' }, { state: 'paid' }] });
});

it('says the hours as the language does', () => {
  document.documentElement.lang = 'hi-IN';
  window.location.hash = '#requests';
  vi.setSystemTime('2026-09-02T16:05:00+05:30');
  shown({ ...desk, requests: [request()] });
  expect(screen.getByText('शाम 4:05 बजे')).toBeTruthy();
});

it('finds by order, by the digits that are seen, and by state', () => {
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
