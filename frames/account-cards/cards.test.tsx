import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Profile } from '../../shared/api/customer';
import { defaultLocale, type Locale, locales } from '../../shared/locales';
import { Cards } from './cards';
import { pageIn } from './page-in';

const profile: Profile = {
  maskedMobile: '98XXXXX210',
  name: null,
  email: 'asha@mail.example',
  language: null,
  isWhatsappAllowed: true,
  activeVouchers: 2,
  nextVoucher: { merchantHandle: 'zenmart', activeUntilMs: Date.UTC(2026, 11, 14) },
  linkedAccounts: [{ lenderName: 'Banyan Bank', account: 'XX0917' }],
  openTickets: 1,
  sessions: 2,
  consents: 6,
};
let asked: [string, unknown][];
let answer: () => Promise<unknown>;
let loggedOut: boolean[];
let names: (string | null)[];
function show(lenders: readonly string[] = ['Banyan Bank', 'Tamarind Bank'], locale: Locale = 'en'): void {
  render(
    <Cards
      locale={locale}
      lenders={lenders}
      onGuest={() => undefined}
      onLogOut={(isEverywhere) => loggedOut.push(isEverywhere)}
      onName={(name) => names.push(name)}
    />,
  );
}
/** Shows the cards once the profile has loaded, or failed to. */
async function shown(...about: Parameters<typeof show>): Promise<void> {
  show(...about);
  await waitFor(() => expect(document.querySelector('[data-shape]')).toBeNull());
}
const linkTargets = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const press = (button: HTMLElement): Promise<void> => act(async () => void fireEvent.click(button));
const text = (): string => document.body.textContent ?? '';

beforeEach(() => {
  asked = [];
  loggedOut = [];
  names = [];
  answer = async () => profile;
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body?: string } = {}) => {
    asked.push([path, body === undefined ? undefined : JSON.parse(body)]);
    return Response.json({ success: true, data: await answer() });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('have what can be spent, auto-debit, PIN, vouchers, messages, language, the shopper’s own data and tickets, each with its page', async () => {
  await shown();
  expect(linkTargets()).toEqual([
    '/user-limit-check',
    '/transaction-history',
    '/account/change-pin',
    '/voucher/zenmart',
    '/account/data',
    ...locales.filter((each) => each !== defaultLocale).map((each) => `${pageIn(location, each)}`),
    '/account/consents',
    '/account/data',
    '/odr/view-ticket',
    '/terms-and-condition',
  ]);
  for (const each of [
    'Banyan Bank, Tamarind Bank',
    '2 approved',
    'Banyan Bank XX0917',
    '2 active',
    'Ends 14 Dec 2026',
    'asha@mail.example',
    '6 texts',
    '1 open ticket',
    '2 devices now',
  ])
    expect(text()).toContain(each);
});

it('lead to pages in their own language', async () => {
  await shown([], 'hi');
  expect(linkTargets().filter((to) => to?.startsWith('/hi/'))).toHaveLength(9);
  expect(text()).toContain('14 दिस॰ 2026 तक');
});

it('show empty states for a customer without lender, account, voucher, address or ticket', async () => {
  answer = async () => ({
    ...profile,
    email: null,
    activeVouchers: 0,
    nextVoucher: null,
    linkedAccounts: [],
    openTickets: 0,
  });
  await shown([]);
  for (const each of ['No lender has approved', 'No account linked yet', 'None now', 'Not given', 'No open ticket'])
    expect(text()).toContain(each);
  expect(linkTargets()).toContain('/offers');
});

it('count accounts where there are several', async () => {
  const account = { lenderName: 'Banyan Bank', account: 'XX0917' };
  answer = async () => ({ ...profile, linkedAccounts: [account, account] });
  await shown();
  expect(text()).toContain('2 accounts linked');
});

it('name three lenders, and count the others', async () => {
  await shown(['A Bank', 'B Bank', 'C Bank', 'D Bank', 'E Bank']);
  expect(text()).toContain('A Bank, B Bank, C Bank and 2 more');
  expect(text()).not.toContain('D Bank');
});

it('tell what the shopper is called once it is known', async () => {
  answer = async () => ({ ...profile, name: 'Asha Rao' });
  await shown();
  expect(names).toEqual(['Asha Rao']);
});

it('switch WhatsApp off and on, and show what the server has made of it', async () => {
  await shown();
  const button = screen.getByRole('switch', { name: 'WhatsApp updates' });
  expect(button.getAttribute('aria-checked')).toBe('true');
  answer = async () => ({ ...profile, isWhatsappAllowed: false });
  await press(button);
  await waitFor(() => expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false'));
  expect(asked.at(-1)).toEqual(['/app/customer/change', { isWhatsappAllowed: false }]);
});

it('leave the switch where it was where it could not be changed, and say so beside it', async () => {
  await shown();
  answer = () => Promise.reject(new Error('503'));
  await press(screen.getByRole('switch'));
  expect((await screen.findByRole('alert')).textContent).toBe('Not changed. Please try again.');
  expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
  expect(text()).toContain('asha@mail.example');
});

it('lead on where the profile does not come, and ask for it again', async () => {
  answer = () => Promise.reject(new Error('503'));
  await shown([]);
  expect(linkTargets()).toEqual(
    expect.arrayContaining(['/account/consents', '/account/change-pin', '/odr/view-ticket']),
  );
  expect(screen.queryByRole('switch')).toBeNull();
  answer = async () => profile;
  await press(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('switch')).toBeTruthy();
});

it('have the actions that log out: here, or everywhere', async () => {
  answer = () => new Promise(() => undefined);
  show();
  await press(screen.getByRole('button', { name: 'Log out' }));
  await press(screen.getByRole('button', { name: /^Log out everywhere/ }));
  expect(loggedOut).toEqual([false, true]);
});

it('name the page in another language by its path', () => {
  expect(pageIn({ pathname: '/hi/login' }, 'en')).toBe('/login?locale=en-IN');
  expect(pageIn({ pathname: '/login' }, 'hi')).toBe('/hi/login?locale=hi-IN');
});
