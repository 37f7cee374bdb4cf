import { atom } from 'jotai/vanilla';
import { selectAtom } from 'jotai/vanilla/utils';
import { isCode, isMobile } from '../../../shared/rules/validation';
import { isSameData } from '../../platform/flow/same-data';
import { type AccountState, initialState } from './state';

// Derived atoms: a reader of a part renders when that part changes.

export const stateAtom = atom<AccountState>(initialState);

export const mobileAtom = atom((get) => get(stateAtom).mobile);
export const codeAtom = atom((get) => get(stateAtom).code);
export const isTermsAcceptedAtom = atom((get) => get(stateAtom).isTermsAccepted);
export const isMobileReadyAtom = atom((get) => isMobile(get(mobileAtom)));
/** False on a lender's site for a number that the lender does not approve. Source: S2§5 (OTP-031). */
export const isCodeReadyAtom = atom(
  (get) => isCode(get(codeAtom)) && get(isTermsAcceptedAtom) && get(stateAtom).userStatus !== 'notEligibleIcici',
);

/** The state without typed fields, for views. */
export type ShownState = Omit<AccountState, 'mobile' | 'code' | 'isTermsAccepted'>;
const shownOf = ({ mobile, code, isTermsAccepted, ...shown }: AccountState): ShownState => shown;
export const shownAtom = selectAtom(stateAtom, shownOf, isSameData);
