import { isCode, isMobile } from '../../../shared/rules/validation';
import type { CheckoutState, ShownState } from './state';

export const shownOf = ({ paymentUserData, ...shown }: CheckoutState): ShownState => shown;

// Parts that follow typed text, for `useStatePart`.
export const typedOf = ({ paymentUserData: typed }: CheckoutState) => typed;
export const mobileOf = (state: CheckoutState) => typedOf(state).mobile;
export const areTermsAccepted = (state: CheckoutState) => typedOf(state).isTermsAccepted;
export const isWhatsappConsentAccepted = (state: CheckoutState) => typedOf(state).isWhatsappConsentAccepted;
export const otpOf = (state: CheckoutState) => typedOf(state).otp;
export const aivfValueOf = (state: CheckoutState) => typedOf(state).aivfValue;
export const lenderOtpOf = (state: CheckoutState) => typedOf(state).lenderOtp;
export const isKfsAccepted = (state: CheckoutState) => typedOf(state).isKfsAccepted;
export const linkMobileOf = (state: CheckoutState) => typedOf(state).linkMobile;
export const isLinkReady = (state: CheckoutState) => isMobile(linkMobileOf(state));
export const ntbFormOf = (state: CheckoutState) => typedOf(state).preScreeningFormData;
export const ntbConsentInOf = (state: CheckoutState) => typedOf(state).ntbConsentIn;
/** An OTP can be requested. */
export const isMobileReady = (state: CheckoutState) => isMobile(mobileOf(state));
/** The OTP can be verified. */
export const isOtpReady = (state: CheckoutState) => isCode(otpOf(state)) && areTermsAccepted(state);
