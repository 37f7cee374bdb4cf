import type { EvidenceClaims } from '../evidence';
import type { Processing } from '../processing';
import { figures } from './figures';
import { at, digests, ids, lenderId } from './values';

/** Claims of the evidence of the example reservation. */
export const evidenceClaims: EvidenceClaims = {
  iss: 'https://pay.kadam.example',
  aud: 'saffron',
  iat: at('10:05:40') / 1000,
  jti: ids.evidence,
  reservationId: ids.loan,
  applicationId: null,
  lenderId,
  orderId: 'ZM-20261203-1',
  kfs: {
    version: '2026-8',
    language: 'en-IN',
    contentHash: digests.statement,
    statement: {
      lenderName: 'Saffron Bank (Example)',
      loanPaise: figures.loanPaise,
      aprBps: figures.aprBps,
      totalPayablePaise: figures.totalPayablePaise,
    },
    fileSha256: [digests.file],
    issuedAtMs: at('10:04:00'),
    validUntilMs: at('23:59:59', '2026-12-08'),
    shownAtMs: at('10:04:02'),
    agreedAtMs: at('10:05:35'),
  },
  consents: [
    {
      kind: 'DATA_TO_LENDER',
      purpose: 'Check whether the lender offers a loan for this order',
      version: '2026-3',
      textHash: digests.consent,
      text: 'I agree that my mobile number is sent to Saffron Bank (Example) for this check.',
      language: 'en-IN',
      place: 'checkout/verify-mobile',
      atMs: at('10:01:30'),
    },
  ],
  number: { verifiedAtMs: at('10:01:50'), method: 'OTP', codeRef: 'otp-5d1e' },
  session: {
    ipHash: digests.ip,
    userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile',
    channel: 'ONLINE',
    agentId: null,
  },
  lsp: { name: 'Kadam (Example)', cin: 'U72900ZZ2026PTC000001', dla: 'kadam.example' },
};

export const processing: Processing = { state: 'PROCESSING', decideByMs: at('10:36:20'), pollAfterMs: 5000 };
