import type { FiledApplication } from '../../../shared/api/ntb-verification';
import { DAY_MS } from '../../../shared/rules/duration';

const FILED_AT_MS = Date.UTC(2026, 10, 27, 6);

/** What an agent has filed, as its owner sees it. */
export const filed = (change: Partial<FiledApplication> = {}): FiledApplication => ({
  state: 'opened',
  merchantName: 'Zenmart',
  merchantLogo: null,
  agentId: 'ZM-5001',
  lenderName: 'ICICI Bank',
  maskedMobile: '90XXXXX003',
  details: {
    userName: 'Meera Iyer',
    email: '',
    maskedDateOfBirth: '15/08/XXXX',
    maskedPan: 'XXXXXX234F',
    pincode: '560001',
    income: { worksAs: 'SALARIED', monthlyIncome: 60_000, monthlyEmis: 5_000, employer: 'Cauvery Textiles' },
    product: null,
  },
  declined: null,
  applicationId: null,
  filedAtMs: FILED_AT_MS,
  expiresAtMs: FILED_AT_MS + 3 * DAY_MS,
  serverNowMs: FILED_AT_MS,
  ...change,
});

/** The same for a holder of the link without a login. */
export const asGuest = (): FiledApplication => filed({ state: 'guest', details: null });
