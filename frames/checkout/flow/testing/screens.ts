import type { Modal, Screen } from '../screen';
import { failure } from './samples';

const sent = { maskedMobile: '98XXXXX210', resendAtMs: 0, attemptsRemaining: 3 } as const;
const wrong = failure('PAYMENT_INVALID_OTP');

/** Every screen in every phase. */
export const screens: readonly Screen[] = [
  { name: 'loading' },
  { name: 'startFailed', failure: wrong },
  ...(['choosing', 'refreshing', 'submitting'] as const).flatMap((phase) =>
    (['none', 'chosenPlanGone', 'applicationApproved'] as const).map(
      (notice): Screen => ({ name: 'planSelection', phase, failure: null, notice }),
    ),
  ),
  { name: 'planSelection', phase: 'choosing', failure: wrong, notice: 'none' },
  ...(['entering', 'sending'] as const).map((phase): Screen => ({ name: 'verifyMobile', phase, failure: null })),
  ...(['entering', 'verifying', 'resending'] as const).map(
    (phase): Screen => ({ name: 'otp', phase, sent, failure: null }),
  ),
  ...(['PIN', 'DOB', 'PAN'] as const).flatMap((aivfType) =>
    (['entering', 'checking'] as const).map(
      (phase): Screen => ({ name: 'secondFactor', phase, aivfType, attemptsRemaining: null, failure: null }),
    ),
  ),
  ...(['reading', 'loading', 'agreeing'] as const).map(
    (phase): Screen => ({ name: 'kfs', phase, failure: null, isChanged: false }),
  ),
  { name: 'kfs', phase: 'reading', failure: wrong, isChanged: true },
  ...(['entering', 'resending'] as const).map((phase): Screen => ({ name: 'lenderOtp', phase, sent, failure: null })),
  ...(['ready', 'away', 'asking'] as const).map(
    (phase): Screen => ({ name: 'lenderHosted', phase, redirectUrl: 'https://lender.example/pay', isBlocked: false }),
  ),
  { name: 'processing', sent },
  { name: 'processing', sent: null },
  { name: 'pending', phase: 'waiting', asked: 0, sent },
  { name: 'pending', phase: 'asking', asked: 1, sent: null },
  { name: 'success', phase: 'shown' },
  { name: 'success', phase: 'leaving' },
  {
    name: 'failure',
    phase: 'shown',
    failure: wrong,
    options: ['sameAgain', 'otherLender', 'leave'],
    noEmiStarted: true,
  },
  { name: 'failure', phase: 'retrying', failure: wrong, options: ['sameAgain', 'leave'], noEmiStarted: false },
  { name: 'ntbOffer', phase: 'choosing', failure: null },
  { name: 'ntbOffer', phase: 'loading', failure: null },
  { name: 'ntbApplication', phase: 'entering', failure: null, isRestored: true },
  { name: 'ntbApplication', phase: 'submitting', failure: null, isRestored: false },
  ...(['atLender', 'checking', 'approved', 'rejected'] as const).map(
    (standing): Screen => ({ name: 'ntbStatus', standing, failure: null, isBlocked: standing === 'atLender' }),
  ),
  { name: 'paymentLink', phase: 'entering', failure: null },
  { name: 'paymentLink', phase: 'sending', failure: null },
  { name: 'splitLinkSend', phase: 'waiting', sent, wait: 'sent', failure: null },
  { name: 'splitLinkSend', phase: 'resending', sent, wait: 'paying', failure: null },
  { name: 'lookingOn', isTakenOver: false },
  { name: 'lookingOn', isTakenOver: true },
  ...(
    ['expired', 'cancelled', 'sessionExpired', 'accountBlocked', 'incompatible', 'linkInvalid', 'elsewhere'] as const
  ).map((reason): Screen => ({ name: 'ended', reason, failure: null })),
];

export const modals: readonly Modal[] = [
  { name: 'none' },
  { name: 'cancelTransactionModal', phase: 'asking', failure: null },
  { name: 'cancelTransactionModal', phase: 'asking', failure: wrong },
  { name: 'cancelTransactionModal', phase: 'canceling', failure: null },
  { name: 'helpTransactionModal' },
  { name: 'errorBlockTransactionModal', title: null, message: null, failure: wrong, canRetry: true },
  { name: 'aivfTransactionInfoModal', aivfType: 'PIN' },
  { name: 'limitCheckDetailsModal', lenderId: '401', lenderLogo: null, userMobileNum: null },
];
