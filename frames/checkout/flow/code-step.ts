import type { OtpEvent } from '../../identity';
import type { CheckoutFlow } from './checkout-flow';
import { lenderOtpStep } from './lender-otp';
import { otpStep } from './mobile';

/** For the code that is on the screen, the shopper's OTP or the lender's; the other one has nothing to hear. */
export function codeStep(flow: CheckoutFlow, event: OtpEvent): void {
  otpStep(flow, event);
  lenderOtpStep(flow, event);
}
