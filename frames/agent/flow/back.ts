import { isSilent } from '../../platform/api/failure';
import { callRules } from './answers';
import { closeSheet, openFirstSheet } from './close-table';
import { stopEligibility } from './eligibility';
import { revertEmiDetails } from './emi-details';
import { closeModal } from './modal';
import { clearSelection, endOf, isLastSheet, isSheetAlone, leaveScreen, openSheetName } from './navigation';
import type { SalesContext } from './sales-context';
import { routeDetails } from './spec-names';
import { closeApp } from './terminal-screen';
import { canGoBack } from './top-bar';
import { isOpenView } from './views';

/** Back closes what lies on top: the error modal (as retry where that is allowed, else as close), then the sheet,
 *  then the screen. The No-Internet dialog, the first screen and a sheet that would take the app with it stay: Back
 *  never leaves the app. Source: S2§2, Q-038. */
export function goBack(context: SalesContext): void {
  const { state } = context;
  if (closeOutbox(context) || state.offline) return;
  if (state.isCloseAsked) context.set({ isCloseAsked: false });
  else if (state.modal.name !== 'none') leaveErrorModal(context);
  else if (!isOpenView(state.view) || isLastSheet(state)) return;
  else if (openSheetName(state) !== null) closeSheet(context);
  else if (canGoBack(state)) goOneBack(context);
}

/** Closes the outbox, which lies over everything. False if it is not open. */
export function closeOutbox(context: SalesContext): boolean {
  const isOpen = context.state.session.outbox?.isOpen === true;
  if (isOpen) context.ask({ type: 'actOnOutbox', act: { do: 'close' } });
  return isOpen;
}

function leaveErrorModal(context: SalesContext): void {
  const { modal } = context.state;
  if (modal.name === 'errorModal' && modal.canRetry) retryFromModal(context);
  else exitErrorModal(context);
}

/** SAL-027: the message key says that another lender is being looked for; no sheet opens by itself. Where a lender and
 *  then an amount are chosen anew, the one chosen before has no say. */
function goOneBack(context: SalesContext): void {
  const { path } = routeDetails(context.state);
  if (path !== '/sales-support') clearSelection(context);
  if (path === '/sales-lenders-list') {
    context.abandon('getEmiDetails');
    if (context.state.purchase.getEmiDetailsResponse.status !== 'success')
      context.setPurchase({ getEmiDetailsResponse: { status: 'none' } });
  }
  if (path === '/sales-lender-details') context.setPurchase({ outcome: 'TRY_ANOTHER_LENDER_MSG' });
  leaveScreen(context);
  if (isSheetAlone(context.state)) openFirstSheet(context);
}

/** 'Exit': the modal goes and the screen under it stays, with the last figures that were right. */
export function exitErrorModal(context: SalesContext): void {
  closeModal(context);
  context.set({ interrupted: [] });
  if (context.state.purchase.getEmiDetailsResponse.status === 'error') revertEmiDetails(context);
  if (context.state.purchase.checkEligibilityResponse.status === 'error') stopEligibility(context, 'none');
  if (isSheetAlone(context.state) && openSheetName(context.state) === null) openFirstSheet(context);
}

export function retryFromModal(context: SalesContext): void {
  const { modal } = context.state;
  if (modal.name === 'errorModal' && modal.canRetry) retry(context);
}

/** Makes once more what was interrupted, and loads what is missing of the app: what the modal says is no more. Nor is the
 *  line broken any more of which it says that alone, as of a code's. */
export function retry(context: SalesContext): void {
  const { modal } = context.state;
  const { failure = null, canRetry = false } = modal.name === 'errorModal' ? modal : {};
  if (canRetry || (failure && isSilent(failure))) closeModal(context);
  context.set({ chunkAttempt: context.state.chunkAttempt + 1 });
  context.resume(callRules);
}

/** The one button of the screens that end the app. */
export function exit(context: SalesContext): void {
  closeApp(context, endOf(context.state) ?? 'errorExit');
}
