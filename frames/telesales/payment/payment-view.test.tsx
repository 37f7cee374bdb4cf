import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { settle } from '../desk/testing/desk-calls';
import { desk, paymentTest, type, UUID } from './testing/payment-test';

const { answers, calls, closed, shown } = paymentTest();

it('two presses of Leave end the session once', async () => {
  const effects = shown();
  const leave = screen.getByRole('button', { name: 'Leave the desk' });
  fireEvent.click(leave);
  fireEvent.click(leave);
  await settle();
  await settle();
  expect([calls.map(({ path }) => path), effects]).toEqual([['/app/telesales/end'], [{ type: 'left' }]]);
});

it.each([
  [1402, 'over'],
  [4070, 'blocked'],
] as const)('an answer of %i closes the desk as %s', async (code, reason) => {
  window.location.hash = `#${UUID}`;
  answers['request-status'] = Response.json({ success: false, code, message: 'No.' });
  shown();
  await settle();
  expect(closed).toEqual([reason]);
});

it.each([
  ['en-IN', '#requests', 'हिन्दी में पढ़ें', '/hi/ts-payment/init?locale=hi-IN#requests', 'hi-IN'],
  ['hi-IN', `#${UUID}`, 'Read in English', `/ts-payment/init?locale=en-IN#${UUID}`, 'en-IN'],
])('in %s at %s a link leads to the same place in the other language: %s', (lang, at, name, href, other) => {
  document.documentElement.lang = lang;
  window.location.hash = at;
  shown();
  const link = screen.getAllByRole('link', { name }).find(({ lang }) => lang === other);
  expect([link?.getAttribute('href'), link?.getAttribute('hreflang')]).toEqual([href, other]);
});

it.each([
  [true, ['Take a payment', 'My requests', 'Applications']],
  [false, ['Take a payment', 'My requests']],
])('the tab of applications is shown if the shop takes them: %s', (isNtbAllowed, tabNames) => {
  shown({ agent: { ...desk.agent, isNtbAllowed } });
  const tabs = screen.getByRole('navigation', { name: 'Telesales' });
  expect([...tabs.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(tabNames);
});

it('a changed anchor shows its part and moves the focus to its heading', async () => {
  shown();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Take a payment');
  window.location.hash = '#requests';
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  await settle();
  const heading = screen.getByRole('heading', { level: 1 });
  expect([heading.textContent, document.activeElement]).toEqual(['My requests', heading]);
});

it('fields stay as they were typed while the list is shown', async () => {
  shown();
  type('Order number', 'ZM-1');
  for (const hash of ['#requests', '#take']) {
    window.location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await settle();
  }
  expect(screen.getByLabelText<HTMLInputElement>('Order number').value).toBe('ZM-1');
});
