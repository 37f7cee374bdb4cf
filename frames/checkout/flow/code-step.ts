import type { OtpEvent } from '../../identity';
import type { CheckoutContext } from './checkout-context';
import { lenderOtpStep } from './lender-otp';
import { otpStep } from './mobile';

/** For the code that is on the screen, the shopper's OTP or the lender's; the other one has nothing to hear. */
export function codeStep(context: CheckoutContext, event: OtpEvent): void {
  otpStep(context, event);
  lenderOtpStep(context, event);
}
