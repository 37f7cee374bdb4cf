import { abandonCall } from './calling';
import { closeSheet, openFirstSheet } from './close-table';
import { stopEligibility } from './eligibility';
import { askEmiDetails, revertEmiDetails } from './emi-details';
import { closeApp } from './halt';
import { closeErrorModal } from './modal';
import { clearSelection, isLastSheet, isSheetAlone, openSheetName, setStack } from './navigation';
import { startInit } from './opening';
import { submitPreEligibility } from './pre-eligibility';
import { checkCustomer } from './share-code';
import type { RetryAction } from './state';
import type { Turn } from './turn';

/** Back closes what lies on top: the error modal (as retry where that is allowed, else as close), then the sheet,
 *  then the screen. The No-Internet dialog, the first screen and a sheet that would take the app with it stay: Back
 *  never leaves the app. Source: S2§2, Q-038. */
export function goBack(turn: Turn): void {
  const { state } = turn;
  if (state.offline) return;
  if (state.errorModal.status === 'open') leaveErrorModal(turn);
  else if (state.standstill !== 'none' || isLastSheet(state)) return;
  else if (openSheetName(state) !== null) closeSheet(turn);
  else if (state.stack.length > 1) leaveScreen(turn);
}

function leaveErrorModal(turn: Turn): void {
  const modal = turn.state.errorModal;
  if (modal.status === 'open' && modal.retry !== null) retryFromModal(turn);
  else exitErrorModal(turn);
}

/** SAL-027: the message key says that another lender is being looked for; no sheet opens by itself. Where a lender and
 *  then an amount are chosen anew, the one chosen before has no say. */
function leaveScreen(turn: Turn): void {
  const { path } = turn.state.routeDetails;
  if (path !== '/sales-support') clearSelection(turn);
  if (path === '/sales-lenders-list') {
    abandonCall(turn, 'getEmiDetails');
    if (turn.state.getEmiDetailsResponse.status !== 'success') turn.set({ getEmiDetailsResponse: { status: 'none' } });
  }
  if (path === '/sales-lender-details') turn.set({ outcome: 'TRY_ANOTHER_LENDER_MSG' });
  setStack(turn, turn.state.stack.slice(0, -1));
  if (isSheetAlone(turn.state)) openFirstSheet(turn);
}

/** 'Exit': the modal goes and the screen under it stays, with the last figures that were right. */
export function exitErrorModal(turn: Turn): void {
  closeErrorModal(turn);
  if (turn.state.getEmiDetailsResponse.status === 'error') revertEmiDetails(turn);
  if (turn.state.checkEligibilityResponse.status === 'error') stopEligibility(turn, 'none');
  if (isSheetAlone(turn.state) && openSheetName(turn.state) === null) openFirstSheet(turn);
}

export function retryFromModal(turn: Turn): void {
  const modal = turn.state.errorModal;
  if (modal.status !== 'open' || modal.retry === null) return;
  closeErrorModal(turn);
  retry(turn, modal.retry);
}

/** Repeats what was meant. A part of the app that did not load, and plans that did not come, are asked for again
 *  whatever else failed after them. */
export function retry(turn: Turn, action: RetryAction): void {
  turn.set({ chunkAttempt: turn.state.chunkAttempt + 1 });
  switch (action) {
    case 'init':
      startInit(turn);
      break;
    case 'checkEligibility':
      checkCustomer(turn);
      break;
    case 'getEmiDetails':
      askEmiDetails(turn);
      break;
    case 'preEligibility':
      submitPreEligibility(turn);
      break;
    case 'loadChunk':
      break;
    default:
      action satisfies never;
  }
  if (turn.state.getEmiDetailsResponse.status === 'error') askEmiDetails(turn);
}

/** The one button of the screens that end the app. */
export function exit(turn: Turn): void {
  const { standstill, routeDetails } = turn.state;
  if (standstill === 'accountBlocked') closeApp(turn, 'accountBlocked');
  else if (standstill === 'incompatible') closeApp(turn, 'incompatible');
  else if (routeDetails.path === '/sales-session-expired') closeApp(turn, 'sessionExpired');
  else if (routeDetails.path === '/sales-agent-blocked') closeApp(turn, 'agentBlocked');
  else closeApp(turn, 'errorExit');
}
