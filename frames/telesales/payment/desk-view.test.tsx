import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { settle } from '../desk/testing/desk-calls';
import { desk, deskTest, UUID } from './testing/desk-test';

const { answers, calls, shown, taken } = deskTest();

it('is left once, however often that is pressed', async () => {
  shown();
  const leave = screen.getByRole('button', { name: 'Leave the desk' });
  fireEvent.click(leave);
  fireEvent.click(leave);
  await settle();
  await settle();
  expect([calls.length, taken]).toEqual([1, [{ kind: 'over' }]]);
});

it.each([
  [1402, 'over'],
  [4070, 'blocked'],
] as const)('closes where a call is answered with %i', async (code, kind) => {
  window.location.hash = `#${UUID}`;
  answers['request-status'] = Response.json({ success: false, code, message: 'No.' });
  shown();
  await settle();
  expect(taken).toEqual([{ kind }]);
});

it.each([
  ['en-IN', '#requests', 'हिन्दी में पढ़ें', '/hi/ts-payment/init?locale=hi-IN#requests', 'hi-IN'],
  ['hi-IN', `#${UUID}`, 'Read in English', `/ts-payment/init?locale=en-IN#${UUID}`, 'en-IN'],
])('in %s at %s leads to the same in the other language: %s', (lang, at, name, href, other) => {
  document.documentElement.lang = lang;
  window.location.hash = at;
  shown();
  const link = screen.getAllByRole('link', { name }).find(({ lang }) => lang === other);
  expect([link?.getAttribute('href'), link?.getAttribute('hreflang')]).toEqual([href, other]);
});

it.each([
  [true, ['Take a payment', 'My requests', 'Applications']],
  [false, ['Take a payment', 'My requests']],
])('leads to the applications where the shop takes them: %s', (isNtbAllowed, tabNames) => {
  shown({ ...desk, agent: { ...desk.agent, isNtbAllowed } });
  const tabs = screen.getByRole('navigation', { name: 'Telesales' });
  expect([...tabs.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(tabNames);
});

it('says why nobody works there', () => {
  shown({ kind: 'over' });
  expect(screen.getByRole('heading').textContent).toBe('Please open the desk again');
  cleanup();
  shown({ kind: 'blocked' });
  expect(screen.getByRole('heading').textContent).toBe('You cannot work at this desk');
});
