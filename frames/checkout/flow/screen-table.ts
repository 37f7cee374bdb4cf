import type { PaymentStep } from '../../../shared/rules/payment-flow/steps';
import type { CallName } from './calls';
import type { Screen, ScreenName, ScreenOf } from './screen';
import { waitsForMandate } from './selectors';
import type { CheckoutState } from './state';

type PhaseOf<Name extends ScreenName> = Extract<ScreenOf<Name>, { readonly phase: string }>['phase'];

/** Screens that Back can lead to. */
export type BackTarget = 'planSelection' | 'nearest' | 'verifyMobile' | 'ntbOffer' | 'paymentLink';

/** What is known of a screen besides its data and how it is drawn; a fact that is left out does not hold. */
export interface ScreenRow<Name extends ScreenName> {
  /** Step of the payment that it belongs to: there the order's time runs, and leaving gives the payment up. None for a
   *  screen before, between or after the steps. */
  readonly step?: PaymentStep;
  /** How many steps lie before it. Without any the browser's Back is the host's, which then closes. */
  readonly depth?: number;
  /** Where Back leads. `out`: out of the checkout, as the close button does. `outUnlessReserved`: it stays once credit is
   *  reserved, and must not get past us either. Source: S1§4 (TXN-004). */
  readonly back: BackTarget | 'out' | 'outUnlessReserved' | 'nowhere';
  /** Its phase while nothing is on its way; each call that it waits for, with the phase that says so. */
  readonly idle?: PhaseOf<Name>;
  readonly busy?: { readonly [Call in CallName]?: PhaseOf<Name> };
  /** What it asks again and again. */
  readonly asks?: (screen: ScreenOf<Name>, state: CheckoutState) => PolledCall | null;
  /** Phases in which another number or another plan may be asked for. */
  readonly mobileChange?: readonly PhaseOf<Name>[];
  readonly planChange?: readonly PhaseOf<Name>[];
  /** Its field can be filled in from an SMS. */
  readonly takesOtp?: true;
  /** Whoever is at a loss finds help. */
  readonly hasHelp?: true;
  /** The shopper takes their time, and their payment could meanwhile be taken over elsewhere. */
  readonly isUnhurried?: true;
  /** The payment may be completed without the shopper doing anything more here. */
  readonly mayBePaid?: true;
  /** The end of the order's time changes it, though it belongs to no step. */
  readonly endsWithOrder?: true;
}
type PolledCall = 'status' | 'linkStatus' | 'ntbStatus' | 'mandate' | 'details';

/** Every screen of the checkout, one row each. What draws it: `app/lazy-screens.ts`. */
export const screenTable: { readonly [Name in ScreenName]: ScreenRow<Name> } = {
  loading: { back: 'nowhere' },
  startFailed: { back: 'out' },
  planSelection: {
    step: 'EMI_PLAN_SELECTION',
    back: 'out',
    idle: 'choosing',
    busy: { initiateTxn: 'submitting' },
    mobileChange: ['choosing'],
    isUnhurried: true,
  },
  nearest: {
    step: 'EMI_PLAN_SELECTION',
    back: 'out',
    mobileChange: ['choosing', 'loading'],
    planChange: ['choosing', 'loading'],
    isUnhurried: true,
  },
  twoParts: {
    step: 'EMI_PLAN_SELECTION',
    depth: 1,
    back: 'nearest',
    idle: 'choosing',
    busy: { initiateTxn: 'submitting' },
    isUnhurried: true,
  },
  verifyMobile: {
    step: 'VERIFY_MOBILE',
    depth: 1,
    back: 'planSelection',
    idle: 'entering',
    busy: { sendOtp: 'sending' },
    planChange: ['entering'],
  },
  otp: {
    step: 'VERIFY_MOBILE',
    depth: 2,
    back: 'verifyMobile',
    idle: 'entering',
    busy: { verifyOtp: 'verifying', resendOtp: 'resending', initiateTxn: 'verifying' },
    mobileChange: ['entering', 'resending'],
    takesOtp: true,
  },
  secondFactor: {
    step: 'TWO_FACTOR',
    depth: 3,
    back: 'outUnlessReserved',
    idle: 'entering',
    busy: { authorize: 'checking' },
    mobileChange: ['entering'],
    planChange: ['entering'],
    hasHelp: true,
    isUnhurried: true,
  },
  kfs: {
    step: 'KFS_CONSENT',
    depth: 3,
    back: 'outUnlessReserved',
    idle: 'reading',
    busy: { authorizeKfs: 'agreeing' },
    mobileChange: ['reading', 'loading'],
    planChange: ['reading', 'loading'],
    isUnhurried: true,
  },
  lenderOtp: {
    step: 'LENDER_OTP',
    depth: 3,
    back: 'outUnlessReserved',
    idle: 'entering',
    busy: { resendLenderOtp: 'resending' },
    mobileChange: ['entering'],
    planChange: ['entering'],
    takesOtp: true,
    hasHelp: true,
    isUnhurried: true,
  },
  lenderHosted: {
    step: 'LENDER_OTP',
    depth: 3,
    back: 'outUnlessReserved',
    asks: ({ phase }) => (phase === 'away' ? 'status' : null),
    planChange: ['ready'],
    hasHelp: true,
    mayBePaid: true,
  },
  processing: {
    depth: 3,
    back: 'nowhere',
    mayBePaid: true,
  },
  pending: {
    depth: 3,
    back: 'nowhere',
    asks: () => 'status',
    hasHelp: true,
    mayBePaid: true,
  },
  success: {
    back: 'nowhere',
    asks: (_, state) => (waitsForMandate(state) ? 'mandate' : null),
  },
  failure: {
    back: 'nowhere',
    idle: 'shown',
    busy: { initiateTxn: 'retrying' },
    hasHelp: true,
    isUnhurried: true,
    endsWithOrder: true,
  },
  ntbOffer: {
    step: 'NTB',
    depth: 2,
    back: 'verifyMobile',
    mobileChange: ['choosing', 'loading'],
    isUnhurried: true,
  },
  ntbApplication: {
    step: 'NTB_APPLICATION',
    depth: 3,
    back: 'ntbOffer',
    idle: 'entering',
    busy: { ntbApply: 'submitting' },
    mobileChange: ['entering'],
    isUnhurried: true,
  },
  ntbStatus: {
    step: 'NTB_APPLICATION',
    depth: 3,
    back: 'ntbOffer',
    asks: () => 'ntbStatus',
    hasHelp: true,
  },
  paymentLink: {
    step: 'PAYMENT_LINK',
    back: 'out',
    idle: 'entering',
    busy: { sendLink: 'sending', sendPosLink: 'sending' },
  },
  splitLinkSend: {
    step: 'SPLIT_TXN_LINK_SEND',
    depth: 1,
    back: 'paymentLink',
    idle: 'waiting',
    busy: { sendLink: 'resending', sendPosLink: 'resending' },
    asks: () => 'linkStatus',
    hasHelp: true,
    mayBePaid: true,
  },
  ownedElsewhere: {
    back: 'nowhere',
    asks: () => 'details',
    endsWithOrder: true,
  },
  ended: { back: 'nowhere' },
};

/** The row of a screen. */
export const rowOf = ({ name }: Screen): ScreenRow<ScreenName> =>
  // SAFETY: each name has the row of its own screen, and it is asked about no other.
  screenTable[name] as unknown as ScreenRow<ScreenName>;
