import { atom } from 'jotai/vanilla';
import { selectAtom } from 'jotai/vanilla/utils';
import { hasMobileLength, isCode } from '../../../shared/rules/validation';
import { isSameData } from '../../platform/flow/same-data';
import { initialState } from './initial-state';
import { otpOf } from './sheets';
import type { OpenView, SalesState, Sheet, ShownSheet, ShownState, View } from './state';
import { isOpenView } from './views';

// One state in the store of each mounted app, and its parts. Who shows a part is drawn when that part changes.

export const stateAtom = atom<SalesState>(initialState);

export const amountAtom = atom((get) => get(stateAtom).purchase.amount);
export const mobileAtom = atom((get) => get(stateAtom).purchase.mobile);
export const isMobileReadyAtom = atom((get) => hasMobileLength(get(mobileAtom)));
/** '' until all of its digits are there. */
export const wholeMobileAtom = atom((get) => (hasMobileLength(get(mobileAtom)) ? get(mobileAtom) : ''));
export const codeAtom = atom((get) => otpOf(get(stateAtom)).code);
export const isCodeReadyAtom = atom((get) => isCode(get(codeAtom)));
export const isPurchaseReadyAtom = atom((get) => get(amountAtom) !== '' && get(isMobileReadyAtom));
export const applicantAtom = atom((get) => get(stateAtom).purchase.applicant);

function shownSheet(sheet: Sheet): ShownSheet {
  if (sheet.name === 'MOBILE_VERIFICATION') return { name: sheet.name, otp: sheet.otp };
  if (sheet.name === 'SHOW_INTERSTITIAL_MSG') return { name: sheet.name, text: sheet.text };
  return sheet;
}

const shownOpenView = (view: OpenView): OpenView<ShownSheet> => ({ ...view, sheet: shownSheet(view.sheet) });

function shownView(view: View): View<ShownSheet> {
  if (isOpenView(view)) return shownOpenView(view);
  return 'covers' in view ? { ...view, covers: shownOpenView(view.covers) } : view;
}

const shownOf = ({ purchase: { amount, mobile, applicant, ...purchase }, view, ...shown }: SalesState): ShownState => ({
  ...shown,
  purchase,
  view: shownView(view),
});
export const shownAtom = selectAtom(stateAtom, shownOf, isSameData);
