import type { DisputePurchase, Ticket } from '../../../shared/api/disputes';
import { DAY_MS } from '../../../shared/rules/duration';

export const NOW_MS = Date.UTC(2026, 10, 24, 6);
export const TXN_UUID = '7d3f4c0e-2f0b-4b55-8f4e-000000000001';

export const purchase = (change: Partial<DisputePurchase> = {}): DisputePurchase => ({
  txnUuid: TXN_UUID,
  txnId: 'KD7H2M9Q01',
  title: 'Nova X5 5G',
  moreItems: 0,
  merchantName: 'Zenmart',
  amountRupees: 54_000,
  lenderId: '701',
  lenderName: 'Bank of Baroda',
  boughtAtMs: NOW_MS - 80 * DAY_MS,
  pauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
  ...change,
});

export const ticket = (change: Partial<Ticket> = {}): Ticket => ({
  ticketId: 'KD-20418-10001',
  topic: 'DEBIT',
  status: 'WITH_DECIDER',
  updatedDate: '2026-11-24',
  updatedAtMs: NOW_MS,
  openedAtMs: NOW_MS - DAY_MS,
  purchase: purchase(),
  decider: 'LENDER',
  answerBy: null,
  decidedBy: '2026-12-02',
  ombudsmanFrom: '2026-12-23',
  paused: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
  pausedUntilMs: NOW_MS + 29 * DAY_MS,
  canReopen: false,
  thread: [
    {
      kind: 'SHOPPER',
      atMs: NOW_MS - DAY_MS,
      text: 'EMI 2 was debited twice.',
      files: [{ fileId: 'reference-10000000000a', name: 'statement-nov.pdf', kind: 'pdf', sizeBytes: 348_160 }],
    },
    { kind: 'PAUSED', atMs: NOW_MS - DAY_MS, text: null, files: [] },
    { kind: 'CARE', atMs: NOW_MS, text: 'We have asked the bank.', files: [] },
    { kind: 'PASSED_ON', atMs: NOW_MS, text: null, files: [] },
  ],
  serverNowMs: NOW_MS,
  ...change,
});
