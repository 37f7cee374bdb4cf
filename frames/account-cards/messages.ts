import { dayText } from '../../shared/format/day-text';
import { defineMessages } from '../../shared/messages/define-messages';
import { monthNames, plural } from '../../shared/messages/en/grammar';

const times = (count: number, one: string, other: string): string =>
  plural(count, { one: `${count} ${one}`, other: `${count} ${other}` });

/** The cards of My Account. Days are 'YYYY-MM-DD'. */
export const cardsMessages = defineMessages(
  {
    groups: { money: 'Money', messages: 'Messages', data: 'Your data' },
    lenders: {
      title: 'Lending partners',
      active: (count: number) => `${count} approved`,
      none: 'No lender has approved you yet',
      andMore: (names: string, more: number) => `${names} and ${more} more`,
    },
    autoDebit: {
      title: 'Auto-debit',
      linked: (count: number) => times(count, 'account linked', 'accounts linked'),
      none: 'No account linked yet',
    },
    pin: { title: 'Change PIN', text: 'Of a credit line that asks for one' },
    vouchers: {
      title: 'Vouchers',
      active: (count: number) => `${count} active`,
      none: 'None now',
      ends: (day: string) => `Ends ${dayText(day, monthNames)}`,
    },
    whatsAppFailed: 'Not changed. Please try again.',
    email: { title: 'E-mail', none: 'Not given' },
    tickets: {
      title: 'Help and disputes',
      open: (count: number) => times(count, 'open ticket', 'open tickets'),
      none: 'No open ticket',
    },
    language: 'Language',
    terms: { title: 'Terms and privacy', updated: (day: string) => `Updated ${dayText(day, monthNames)}` },
    agreed: { title: 'What you agreed to', texts: (count: number) => times(count, 'text', 'texts') },
    held: { title: 'What we hold about you', text: 'See it, correct it, take it along' },
    devices: (count: number) => times(count, 'device now', 'devices now'),
    /** Where the server does not say what a card would. */
    failed: 'Not everything came.',
  },
  import.meta.glob('/shared/messages/*/frames/account-cards.ts', { import: 'default' }),
);
