import { enteringNumber } from '../../identity';
import { at } from '../../platform/flow/at';
import { noSheet } from './initial-state';
import type { SalesContext } from './sales-context';
import type { PlainSheet, SalesState, Sheet, SheetModule, ShownSheet, ShownState, TypedOtp, View } from './state';
import { openViewOf, setOver } from './views';

type HeldSheet<Name extends PlainSheet['name']> = Extract<PlainSheet, { name: Name }>;
export type ShownSheetOf<Name extends SheetModule> = Extract<ShownSheet, { name: Name }>;

/** The sheet over the screen, also while another screen covers both. */
export const sheetOf = <S extends ShownSheet>(view: View<S>): S | typeof noSheet => openViewOf(view)?.sheet ?? noSheet;

/** The open sheet if it is that one, else null. */
export const openSheetOf = <Name extends SheetModule>({ view }: ShownState, name: Name): ShownSheetOf<Name> | null =>
  at<ShownSheet, Name>({ screen: sheetOf(view) }, name);

/** The sheet of that name, open or under the interstitial; null if it is neither. */
export function heldSheet<Name extends PlainSheet['name']>({ view }: SalesState, name: Name): HeldSheet<Name> | null {
  const sheet = sheetOf(view);
  const held = sheet.name === 'SHOW_INTERSTITIAL_MSG' ? sheet.covers : sheet;
  return held && at<typeof held, Name>({ screen: held }, name);
}

/** Shows another sheet, or none. A code that was sent outlives its sheet. */
export function setSheet(context: SalesContext, sheet: Sheet): void {
  const left = heldSheet(context.state, 'MOBILE_VERIFICATION');
  setOver(context, { sheet });
  if (left && !heldSheet(context.state, 'MOBILE_VERIFICATION')) leaveOtp(context, left);
}

/** Changes what the sheet of that name holds, open or under the interstitial. */
export function changeSheet(context: SalesContext, changed: PlainSheet): void {
  const sheet = sheetOf(context.state.view);
  setOver(context, { sheet: sheet.name === 'SHOW_INTERSTITIAL_MSG' ? { ...sheet, covers: changed } : changed });
}

/** What a number begins with. */
export const noOtp: TypedOtp = { otp: enteringNumber, code: '' };

/** Number and code of the open sheet, else those that were left. */
export const otpOf = (state: SalesState): TypedOtp =>
  heldSheet(state, 'MOBILE_VERIFICATION') ?? state.purchase.leftOtp ?? noOtp;

export function setOtp(context: SalesContext, { otp, code }: TypedOtp): void {
  if (heldSheet(context.state, 'MOBILE_VERIFICATION')) changeSheet(context, { name: 'MOBILE_VERIFICATION', otp, code });
  else leaveOtp(context, { otp, code });
}

/** A number that no code was asked for is entered anew. */
function leaveOtp(context: SalesContext, { otp, code }: TypedOtp): void {
  const isUnfinished = otp.step === 'code' || (otp.step === 'number' && otp.phase === 'sending');
  context.setPurchase({ leftOtp: isUnfinished ? { otp, code } : null });
}
