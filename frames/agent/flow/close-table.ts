import { abandonCall } from './calling';
import { stopEligibility } from './eligibility';
import { revertEmiDetails } from './emi-details';
import { closeApp } from './halt';
import { endInterstitial } from './interstitial';
import { clearSelection, hideSheet, isLastSheet, isSheetAlone, openSheet, openSheetName } from './navigation';
import { decideOutcome, openResult } from './outcome';
import { openMobile } from './share-code';
import type { SheetModule } from './state';
import type { Turn } from './turn';

type Close = (turn: Turn) => void;

/** Hides the sheet. The screen stays as it is; on the lenders list the selected lender is let go. Source: S2§4. */
const hide: Close = (turn) => {
  hideSheet(turn);
  if (turn.state.routeDetails.path === '/sales-lenders-list') clearSelection(turn);
};

/** A sheet that is all there is takes the app with it. Source: S2§4. */
const hideOrLeave: Close = (turn) => {
  if (isLastSheet(turn.state)) closeApp(turn, 'sheetDismissed');
  else hide(turn);
};

/** A sheet that came on top of another one on the init screen uncovers that one. */
const hideOrUncover: Close = (turn) => {
  hide(turn);
  if (isSheetAlone(turn.state)) openFirstSheet(turn);
};

/** How each sheet closes. Source: S2§2, S2§4; SAL-018 for the six that the specification leaves open. */
export const closeTable: Readonly<Record<SheetModule, Close>> = {
  AMOUNT: (turn) => {
    // A list that has nothing to go back to goes on loading.
    if (turn.state.lastEmiDetails) {
      abandonCall(turn, 'getEmiDetails');
      revertEmiDetails(turn);
    }
    hideOrLeave(turn);
  },
  MOBILE_VERIFICATION: (turn) => {
    if (turn.state.mobileFlow.step === 'verified') stopEligibility(turn, 'none');
    hideOrLeave(turn);
  },
  SHOW_INTERSTITIAL_MSG: (turn) => {
    stopEligibility(turn, 'none');
    abandonCall(turn, 'getEmiDetails');
    revertEmiDetails(turn);
    endInterstitial(turn);
    if (!isSheetAlone(turn.state)) hide(turn);
    else if (openSheetName(turn.state) === null) openFirstSheet(turn);
  },
  SHARE_NTB_APP: (turn) => {
    abandonCall(turn, 'shareNtbApplication');
    turn.set({ ntbShare: { step: 'form', failure: null } });
    hideOrUncover(turn);
  },
  MIN_AMOUNT_NOT_MATCH: hideOrUncover,
  ERROR: (turn) => closeApp(turn, 'errorExit'),
  SA_SHARE_INFO: hideOrUncover,
  USER_ELIGIBILITY_INFO: hideOrLeave,
};

export function closeSheet(turn: Turn): void {
  const open = openSheetName(turn.state);
  if (open !== null) closeTable[open](turn);
}

/** The sheet that belongs on the init screen: the result if there is one, else what is still to be asked. Nobody has
 *  chosen a lender there, so the result speaks of all that answered. */
export function openFirstSheet(turn: Turn): void {
  const { checkEligibilityResponse: answer, outcome, submittedAmount } = turn.state;
  if (answer.status === 'success' && outcome !== null) {
    clearSelection(turn);
    openResult(turn, answer.data, decideOutcome(answer.data, null, submittedAmount ?? 0), '');
  } else if (submittedAmount === null) openSheet(turn, 'AMOUNT');
  else openMobile(turn);
}
