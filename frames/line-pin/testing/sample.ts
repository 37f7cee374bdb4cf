import type { CreditScheme } from '../../../shared/api/registration';

/** A line that has a PIN. */
export const scheme: CreditScheme = {
  lenderId: '501',
  lenderName: 'Kotak Mahindra Bank',
  lenderLogo: null,
  maskedMobile: '90XXXXX005',
  aivfType: 'PIN',
  status: 'ACTIVE',
  limit: 500_000,
  tenureMonths: { from: 3, to: 12 },
  rateFromBps: 1200,
};
