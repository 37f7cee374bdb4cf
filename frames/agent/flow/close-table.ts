import { stopEligibility } from './eligibility';
import { revertEmiDetails } from './emi-details';
import { endInterstitial } from './interstitial';
import { clearSelection, hideSheet, isLastSheet, isSheetAlone, openSheet, openSheetName } from './navigation';
import { decideOutcome, openResult } from './outcome';
import type { SalesContext } from './sales-context';
import { openMobile } from './share-code';
import { routeDetails } from './spec-names';
import type { SheetModule } from './state';
import { closeApp } from './terminal-screen';

type Close = (context: SalesContext) => void;

/** Hides the sheet. The screen stays as it is; on the lenders list the selected lender is let go. Source: S2§4. */
const hide: Close = (context) => {
  hideSheet(context);
  if (routeDetails(context.state).path === '/sales-lenders-list') clearSelection(context);
};

/** A sheet that is all there is takes the app with it. Source: S2§4. */
const hideOrLeave: Close = (context) => {
  if (isLastSheet(context.state)) closeApp(context, 'sheetDismissed');
  else hide(context);
};

/** A sheet that came on top of another one on the init screen uncovers that one. */
const hideOrUncover: Close = (context) => {
  hide(context);
  if (isSheetAlone(context.state)) openFirstSheet(context);
};

/** How each sheet closes. Source: S2§2, S2§4; SAL-018 for the six that the specification leaves open. */
const closeTable: Readonly<Record<SheetModule, Close>> = {
  AMOUNT: (context) => {
    // A list that has nothing to go back to goes on loading.
    if (context.state.purchase.lastEmiDetails) {
      context.abandon('getEmiDetails');
      revertEmiDetails(context);
    }
    hideOrLeave(context);
  },
  MOBILE_VERIFICATION: (context) => {
    if (context.state.purchase.checkEligibilityResponse.status === 'initiated') stopEligibility(context, 'none');
    hideOrLeave(context);
  },
  SHOW_INTERSTITIAL_MSG: (context) => {
    stopEligibility(context, 'none');
    context.abandon('getEmiDetails');
    revertEmiDetails(context);
    endInterstitial(context);
    if (!isSheetAlone(context.state)) hide(context);
    else if (openSheetName(context.state) === null) openFirstSheet(context);
  },
  SHARE_NTB_APP: (context) => {
    context.abandon('shareNtbApplication');
    hideOrUncover(context);
  },
  MIN_AMOUNT_NOT_MATCH: hideOrUncover,
  ERROR: (context) => closeApp(context, 'errorExit'),
  SA_SHARE_INFO: hideOrUncover,
  USER_ELIGIBILITY_INFO: hideOrLeave,
};

export function closeSheet(context: SalesContext): void {
  const open = openSheetName(context.state);
  if (open !== null) closeTable[open](context);
}

/** The sheet that belongs on the init screen: the result if there is one, else what is still to be asked. Nobody has
 *  chosen a lender there, so the result speaks of all that answered. */
export function openFirstSheet(context: SalesContext): void {
  const { checkEligibilityResponse: answer, outcome, submittedAmount } = context.state.purchase;
  if (answer.status === 'success' && outcome !== null) {
    clearSelection(context);
    openResult(context, answer.data, decideOutcome(answer.data, null, submittedAmount ?? 0), '');
  } else if (submittedAmount === null) openSheet(context, { name: 'AMOUNT' });
  else openMobile(context);
}
