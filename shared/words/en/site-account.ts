import { plural } from './grammar';

const times = (count: number, one: string, other: string): string =>
  plural(count, { one: `${count} ${one}`, other: `${count} ${other}` });

/** `/account` and `/login` of who is logged in. */
export const siteAccount = {
  heading: 'My Account',
  /** Where nobody says who has logged in. */
  notOpen: 'My Account didn’t open',
  verified: 'Verified',
  groups: { money: 'Money', messages: 'Messages', data: 'Your data' },
  lenders: {
    title: 'Lending partners',
    active: (count: number) => `${count} active`,
    none: 'No lender has approved you yet',
  },
  autoDebit: { title: 'Auto-debit', linked: (count: number) => times(count, 'account linked', 'accounts linked') },
  pin: { title: 'Change PIN' },
  vouchers: { title: 'Vouchers', active: (count: number) => `${count} active`, none: 'None now' },
  whatsApp: { title: 'WhatsApp updates', text: 'EMI dates and receipts, no offers' },
  email: { title: 'E-mail', none: 'Not given' },
  tickets: { title: 'Help and disputes', open: (count: number) => times(count, 'open ticket', 'open tickets') },
  language: 'Language',
  terms: 'Terms and privacy',
  agreed: { title: 'What you agreed to', texts: (count: number) => times(count, 'text', 'texts') },
  held: { title: 'What we hold about you', text: 'See it, correct it, take it along' },
  shop: 'Start Shopping',
  emis: 'See my EMIs',
  logOut: 'Log out',
  logOutAll: { title: 'Log out everywhere', devices: (count: number) => times(count, 'device now', 'devices now') },
  stays: 'You stay logged in for 30 minutes on this device.',
};
