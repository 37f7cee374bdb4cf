import type { PaymentStep } from '../../../shared/rules/payment-flow/steps';
import type { Screen } from './screen';

/** The step that a screen belongs to; null for one between or after the steps. */
export function stageOf(screen: Screen): PaymentStep | null {
  switch (screen.name) {
    case 'planSelection':
      return 'EMI_PLAN_SELECTION';
    case 'verifyMobile':
    case 'otp':
      return 'VERIFY_MOBILE';
    case 'secondFactor':
      return 'TWO_FACTOR';
    case 'kfs':
      return 'KFS_CONSENT';
    case 'lenderOtp':
    case 'lenderHosted':
      return 'LENDER_OTP';
    case 'ntbOffer':
      return 'NTB';
    case 'ntbApplication':
    case 'ntbStatus':
      return 'NTB_APPLICATION';
    case 'paymentLink':
      return 'PAYMENT_LINK';
    case 'splitLinkSend':
      return 'SPLIT_TXN_LINK_SEND';
    case 'loading':
    case 'startFailed':
    case 'processing':
    case 'pending':
    case 'success':
    case 'failure':
    case 'lookingOn':
    case 'ended':
      return null;
    default:
      return screen satisfies never;
  }
}

/** Screens on which a code from an SMS can be filled in. */
export const takesOtp = ({ name }: Screen): boolean => name === 'otp' || name === 'lenderOtp';
