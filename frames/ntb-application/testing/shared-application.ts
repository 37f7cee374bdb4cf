import type { SharedApplication } from '../flow/state';

/** An application that an agent has shared, and that nobody has made yet. */
export const sharedApplication: SharedApplication = {
  status: 'SHARED',
  merchantName: 'Zenmart',
  merchantKey: 'zenmart_sandbox',
  merchantOrigin: 'https://zenmart.example',
  lenderId: '201',
  lenderName: 'HDFC Bank',
  firstName: 'Asha',
  maskedMobile: '90XXXXX003',
  expiresAtMs: Date.UTC(2030, 0, 9, 12),
  serverNowMs: Date.UTC(2030, 0, 2, 12),
};
