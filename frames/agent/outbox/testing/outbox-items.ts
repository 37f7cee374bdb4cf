import { keysOf } from '../../../../shared/keys-of';
import type { OutboxFate, OutboxItem } from '../outbox-item';

const CONSENT_UNTIL_MS = 1_700_000_060_000;

const fates: Readonly<Record<OutboxFate['is'], OutboxFate>> = {
  checked: { is: 'checked', outcome: 'APPROVED_FOR_LESS_MSG', lessRupees: 40_000 },
  noConsent: { is: 'noConsent' },
  refused: { is: 'refused', name: 'LENDER_UNAVAILABLE', message: 'The lenders do not answer.' },
  shared: { is: 'shared', ntbLink: 'https://kadam.example/a', whatsAppLink: 'https://wa.me/?text=a' },
  going: { is: 'going' },
  waiting: { is: 'waiting' },
};

/** One for each end that it can come to, of customers who have agreed. */
export const outboxItems: readonly OutboxItem[] = keysOf(fates).map((is, index) => ({
  key: `key-${index}`,
  mobile: `900000000${index}`,
  amountRupees: 54_990,
  application:
    is === 'shared' ? { lenderId: '2', lenderName: 'Tamarind Finance', userName: 'Ravi Kumar', email: '' } : null,
  consentUntilMs: CONSENT_UNTIL_MS,
  fate: fates[is],
}));
