import { atom } from 'jotai/vanilla';
import { selectAtom } from 'jotai/vanilla/utils';
import { isCode, isMobile } from '../../../shared/rules/validation';
import { isSameData } from '../../platform/flow/same-data';
import { initialState } from './initial-state';
import type { CheckoutState, ShownState, Typed } from './state';

// One state in the store of each mounted checkout, and its parts. Who shows a part is drawn when that part changes.

export const stateAtom = atom<CheckoutState>(initialState);

const typedAtom = <Field extends keyof Typed>(field: Field) => atom((get) => get(stateAtom).paymentUserData[field]);
export const mobileAtom = typedAtom('mobile');
export const isTermsAcceptedAtom = typedAtom('isTermsAccepted');
export const isWhatsappConsentAcceptedAtom = typedAtom('isWhatsappConsentAccepted');
export const otpAtom = typedAtom('otp');
export const aivfValueAtom = typedAtom('aivfValue');
export const lenderOtpAtom = typedAtom('lenderOtp');
export const isKfsAcceptedAtom = typedAtom('isKfsAccepted');
export const linkMobileAtom = typedAtom('linkMobile');
export const isLinkReadyAtom = atom((get) => isMobile(get(linkMobileAtom)));
export const ntbFormAtom = typedAtom('preScreeningFormData');
export const ntbConsentInAtom = typedAtom('ntbConsentIn');

/** An OTP can be asked for. */
export const isMobileReadyAtom = atom((get) => isMobile(get(mobileAtom)));
/** The OTP can be verified. */
export const isOtpReadyAtom = atom((get) => isCode(get(otpAtom)) && get(isTermsAcceptedAtom));

const shownOf = ({ paymentUserData, ...shown }: CheckoutState): ShownState => shown;
export const shownAtom = selectAtom(stateAtom, shownOf, isSameData);
