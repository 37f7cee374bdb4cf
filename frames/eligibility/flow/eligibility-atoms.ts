import { atom } from 'jotai/vanilla';
import { selectAtom } from 'jotai/vanilla/utils';
import { maskedWithPrefix } from '../../../shared/format/mask';
import { hasMobileLength, isCode } from '../../../shared/rules/validation';
import { isSameData } from '../../platform/flow/same-data';
import { type EligibilityState, initialState, type ShownState } from './state';

// One state in the store of each mounted widget, and its parts. Who shows a part is drawn when that part changes.

export const stateAtom = atom<EligibilityState>(initialState);

export const mobileAtom = atom((get) => get(stateAtom).mobile);
/** As it is shown: '+91 98XXXXX210'. */
export const maskedMobileAtom = atom((get) => maskedWithPrefix(get(mobileAtom)));
export const codeAtom = atom((get) => get(stateAtom).code);
export const isTermsAcceptedAtom = atom((get) => get(stateAtom).isTermsAccepted);
/** An OTP can be asked for. */
export const isMobileReadyAtom = atom((get) => hasMobileLength(get(mobileAtom)));
/** The OTP can be verified. */
export const isCodeReadyAtom = atom((get) => isCode(get(codeAtom)) && get(isTermsAcceptedAtom));

const shownOf = ({ mobile, code, isTermsAccepted, ...shown }: EligibilityState): ShownState => shown;
export const shownAtom = selectAtom(stateAtom, shownOf, isSameData);
