import type { AivfType } from '../../../shared/lenders/lender';
import { type PricedPlan, pricedPlans } from '../../../shared/lenders/priced-plan';
import type { ScreenName } from './screen';
import type { ApplicationLender, CheckoutState, PaymentLender } from './state';

/** The chosen lender; null before one is chosen or where it is not among the offers. */
export const selectedLender = ({ offers, choice }: CheckoutState): PaymentLender | null =>
  offers?.lenders.find(({ lenderId }) => lenderId === choice.lenderId) ?? null;

/** The chosen plan with a rate; null before one is chosen. */
export const selectedPlan = (state: CheckoutState): PricedPlan | null => {
  const lender = selectedLender(state);
  const plans = lender ? pricedPlans(lender) : [];
  return plans.find(({ emiPlanId }) => emiPlanId === state.choice.emiPlanId) ?? null;
};

/** The plan that is carried from step to step: as the server named it, else as it is on offer. */
export function carriedPlan(state: CheckoutState): PricedPlan | null {
  const { placedPlan, choice } = state;
  return placedPlan?.plan.emiPlanId === choice.emiPlanId ? placedPlan.plan : selectedPlan(state);
}

/** Whose plan it is; '' before one is chosen. */
export function chosenLenderName(state: CheckoutState): string {
  const { placedPlan, choice } = state;
  return selectedLender(state)?.name ?? (placedPlan?.lenderId === choice.lenderId ? placedPlan.lenderName : '');
}

/** Lenders that take an application and have not refused this customer. */
export const ntbLenders = ({ offers, ntb }: CheckoutState): readonly ApplicationLender[] =>
  (offers?.ntbLenders ?? []).filter(({ lenderId }) => !ntb.rejectedLenderIds.includes(lenderId));

export const selectedNtbLender = (state: CheckoutState): ApplicationLender | null =>
  ntbLenders(state).find(({ lenderId }) => lenderId === state.ntb.selectedNtbLenderId) ?? null;

/** Digits or characters of a complete answer to the second factor. */
export const aivfLength: Readonly<Record<Exclude<AivfType, 'NONE'>, number>> = { PIN: 4, DOB: 8, PAN: 10 };

/** Whether the receipt has still to learn how the instalments are debited. A lender that has named the account debits
 *  it; a page that may not see what was bought is not told. */
export const waitsForMandate = ({ completion, mandate }: CheckoutState): boolean =>
  completion?.repaymentAccount === null && (mandate === null || mandate.mandate === 'needed');

/** Back is not offered where the payment is being made or is over, nor after a reservation. Source: S1§4 (TXN-004). */
export function canGoBack({ screen, isInitiated }: CheckoutState): boolean {
  switch (screen.name) {
    case 'processing':
    case 'pending':
    case 'success':
    case 'failure':
    case 'lookingOn':
    case 'ended':
    case 'loading':
      return false;
    case 'secondFactor':
    case 'kfs':
    case 'lenderOtp':
    case 'lenderHosted':
      return !isInitiated;
    case 'otp':
    case 'verifyMobile':
    case 'ntbApplication':
    case 'ntbStatus':
    case 'ntbOffer':
    case 'splitLinkSend':
    // From the first step Back leaves the checkout, as the close button does.
    case 'planSelection':
    case 'paymentLink':
    case 'startFailed':
      return true;
    default:
      return screen satisfies never;
  }
}

/** True while the payment may be completed without the shopper doing anything more here: the lender has been asked to pay,
 *  its own page or a phone can pay, or an earlier attempt may have paid. */
export function mayStillBePaid({ screen, outcome }: CheckoutState): boolean {
  switch (screen.name) {
    case 'processing':
    case 'pending':
    case 'lenderHosted':
    case 'splitLinkSend':
      return true;
    case 'failure':
      return outcome === 'pending' || screen.failure.name === 'PAYMENT_DUPLICATE_REQUEST';
    default:
      return outcome === 'pending';
  }
}

const unhurried: readonly ScreenName[] = [
  'planSelection',
  'secondFactor',
  'kfs',
  'lenderOtp',
  'ntbOffer',
  'ntbApplication',
  'failure',
];
/** At these steps the shopper takes his time, and his payment could meanwhile be taken over elsewhere. */
export const couldBeTaken = ({ screen, isMobileVerified }: CheckoutState): boolean =>
  isMobileVerified && unhurried.includes(screen.name);

/** The close button stands where the host wants it and nothing is being paid. */
export const canClose = ({ screen, config }: CheckoutState): boolean =>
  config.closeIconConfig.showCloseIcon && screen.name !== 'processing';

/** The timer shows where the shopper still has something to do. */
export const showsTimer = ({ screen, timer }: CheckoutState): boolean =>
  timer !== null &&
  !['loading', 'startFailed', 'processing', 'pending', 'success', 'failure', 'lookingOn', 'ended'].includes(
    screen.name,
  );
