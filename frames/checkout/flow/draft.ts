import type { Draft } from './events';
import type { CheckoutState } from './state';

/** What a reload is to give back; null once there is nothing left to go on with. */
export function draftOf(state: CheckoutState): Draft | null {
  const { phase, screen, paymentUserData: typed, choice, ntb } = state;
  if (phase !== 'open' || screen.name === 'ended') return null;
  return {
    mobile: typed.mobile,
    isTermsAccepted: typed.isTermsAccepted,
    isWhatsappConsentAccepted: typed.isWhatsappConsentAccepted,
    linkMobile: typed.linkMobile,
    lenderId: choice.lenderId,
    emiPlanId: choice.emiPlanId,
    userName: typed.preScreeningFormData.userName,
    email: typed.preScreeningFormData.email,
    pincode: typed.preScreeningFormData.pincode,
    ntbLenderId: screen.name === 'ntbApplication' ? ntb.selectedNtbLenderId : ntb.resumesWith,
  };
}
