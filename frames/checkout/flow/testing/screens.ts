import { banyanOffer, tulsiOffer } from '../../../../shared/testing/sample-offers';
import type { Modal, Screen, ScreenName, ScreenOf } from '../screen';
import { failure, silence } from './samples';

const sent = { maskedMobile: '98XXXXX210', resendAtMs: 0, attemptsRemaining: 3 } as const;
const wanted = { lenderId: '401', lenderName: 'Banyan Bank', months: 12 } as const;
const wrong = failure('PAYMENT_INVALID_OTP');

/** Every screen in every phase; the type holds the list complete. */
const byName: { readonly [Name in ScreenName]: readonly ScreenOf<Name>[] } = {
  loading: [{ name: 'loading' }],
  startFailed: [{ name: 'startFailed', failure: wrong }],
  planSelection: [
    ...(['choosing', 'refreshing', 'submitting'] as const).flatMap((phase) =>
      (['none', 'applicationApproved'] as const).map(
        (notice) => ({ name: 'planSelection', phase, failure: null, notice }) as const,
      ),
    ),
    { name: 'planSelection', phase: 'choosing', failure: wrong, notice: 'none' },
  ],
  nearest: [
    { name: 'nearest', phase: 'loading', failure: null, wanted },
    { name: 'nearest', phase: 'choosing', failure: null, wanted },
    { name: 'nearest', phase: 'choosing', failure: failure('PAYMENT_INVALID_TENURE'), wanted },
    { name: 'nearest', phase: 'choosing', failure: null, wanted: null },
  ],
  twoParts: (['choosing', 'submitting'] as const).map((phase) => ({ name: 'twoParts', phase, failure: null })),
  verifyMobile: (['entering', 'sending'] as const).map((phase) => ({ name: 'verifyMobile', phase, failure: null })),
  otp: (['entering', 'verifying', 'resending'] as const).map((phase) => ({ name: 'otp', phase, sent, failure: null })),
  secondFactor: (['PIN', 'DOB', 'PAN'] as const).flatMap((aivfType) =>
    (['entering', 'checking'] as const).map(
      (phase) => ({ name: 'secondFactor', phase, aivfType, failure: null }) as const,
    ),
  ),
  kfs: [
    ...(['reading', 'loading', 'agreeing'] as const).map(
      (phase) => ({ name: 'kfs', phase, failure: null, isChanged: false }) as const,
    ),
    { name: 'kfs', phase: 'reading', failure: wrong, isChanged: true },
  ],
  lenderOtp: (['entering', 'resending'] as const).map((phase) => ({ name: 'lenderOtp', phase, sent, failure: null })),
  lenderHosted: (['ready', 'away', 'asking'] as const).map((phase) => ({
    name: 'lenderHosted',
    phase,
    redirectUrl: 'https://lender.example/pay',
    isBlocked: false,
  })),
  processing: [
    { name: 'processing', sent },
    { name: 'processing', sent: null },
  ],
  pending: [
    { name: 'pending', phase: 'waiting', asked: 0, sent },
    { name: 'pending', phase: 'asking', asked: 1, sent: null },
  ],
  success: [
    { name: 'success', phase: 'shown' },
    { name: 'success', phase: 'leaving' },
  ],
  failure: [
    {
      name: 'failure',
      phase: 'shown',
      failure: wrong,
      options: ['sameAgain', 'otherLender', 'leave'],
      noEmiStarted: true,
    },
    { name: 'failure', phase: 'retrying', failure: wrong, options: ['sameAgain', 'leave'], noEmiStarted: false },
  ],
  ntbOffer: [
    { name: 'ntbOffer', phase: 'choosing', failure: null },
    { name: 'ntbOffer', phase: 'loading', failure: null },
  ],
  ntbApplication: [
    { name: 'ntbApplication', phase: 'entering', failure: null, isRestored: true },
    { name: 'ntbApplication', phase: 'submitting', failure: null, isRestored: false },
  ],
  ntbStatus: [
    ...(['none', 'open', 'blocked'] as const).map((lenderPage) => ({
      name: 'ntbStatus' as const,
      status: 'atLender' as const,
      failure: null,
      lenderPage,
    })),
    ...(['checking', 'approved', 'rejected'] as const).map((status) => ({
      name: 'ntbStatus' as const,
      status,
      failure: null,
      lenderPage: 'none' as const,
    })),
  ],
  paymentLink: [
    { name: 'paymentLink', phase: 'entering', failure: null },
    { name: 'paymentLink', phase: 'sending', failure: null },
  ],
  splitLinkSend: [
    { name: 'splitLinkSend', phase: 'waiting', sent, wait: 'sent', failure: null },
    { name: 'splitLinkSend', phase: 'resending', sent, wait: 'paying', failure: null },
  ],
  ownedElsewhere: [
    { name: 'ownedElsewhere', isTakenOver: false },
    { name: 'ownedElsewhere', isTakenOver: true },
  ],
  ended: (
    ['expired', 'cancelled', 'sessionExpired', 'accountBlocked', 'incompatible', 'linkInvalid', 'elsewhere'] as const
  ).map((reason) => ({ name: 'ended', reason, failure: null })),
};
export const screens: readonly Screen[] = Object.values(byName).flat();

const compared = { name: 'compareOffersModal', view: 'best', months: 12, picked: ['401', '402'] } as const;

export const modals: readonly Modal[] = [
  { name: 'none' },
  { name: 'cancelTransactionModal', phase: 'asking', failure: null },
  { name: 'cancelTransactionModal', phase: 'asking', failure: wrong },
  { name: 'cancelTransactionModal', phase: 'canceling', failure: null },
  { name: 'helpTransactionModal' },
  { name: 'errorBlockTransactionModal', failure: wrong, canRetry: true },
  { name: 'aivfTransactionInfoModal', aivfType: 'PIN' },
  { name: 'limitCheckDetailsModal', lenderId: '401', lenderLogo: null, userMobileNum: null },
  { name: 'lenderChoiceModal', view: 'best', months: null, picked: null },
  { name: 'lenderChoiceModal', view: 'all', months: 12, picked: null },
  { name: 'lenderChoiceModal', view: 'all', months: 24, picked: null },
  { name: 'lenderChoiceModal', view: 'best', months: 12, picked: [] },
  { name: 'lenderChoiceModal', view: 'all', months: 12, picked: ['401', '402'] },
  { ...compared, offers: null, failure: null },
  { ...compared, offers: null, failure: silence },
  { ...compared, offers: [tulsiOffer, banyanOffer], failure: null },
  { ...compared, offers: [banyanOffer, banyanOffer], failure: null },
];
