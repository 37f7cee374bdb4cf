import { acceptAmount, checkAmount, showLendersForAmount, submitAmount, useApprovedAmount } from './amount';
import { exit, exitErrorModal, goBack, retryFromModal } from './back';
import { closeSheet } from './close-table';
import { stopEligibility } from './eligibility';
import type { SalesEvent } from './events';
import { CODE_DIGITS, cleanAmount, cleanCode, cleanEmail, cleanMobile, cleanName, isMobile } from './field-rules';
import { closeApp } from './halt';
import type { Handlers } from './handlers';
import { selectLender, showAvailableLenders, showPlans } from './lenders';
import { goTo, openSheet, openSheetName } from './navigation';
import { changeForm, openNtbShare, submitNtb } from './ntb';
import { startInit } from './opening';
import type { platformRules } from './platform-rules';
import { submitPreEligibility } from './pre-eligibility';
import { checkCustomer, openMobile, resetMobile, sendCode, submitCode, submitMobile } from './share-code';
import { openShareInfo, share } from './sharing';
import { showToast } from './toast';
import type { Turn } from './turn';

/** The tenth digit submits by itself, once: only a change of the digits counts. Source: S2§5. */
function typeMobile(turn: Turn, text: string): void {
  const { mobile, mobileFlow, routeDetails } = turn.state;
  const typed = cleanMobile(text);
  const isInSheet = openSheetName(turn.state) === 'MOBILE_VERIFICATION';
  // The sheet's own field is locked while the number is in use; the one of a screen never is.
  const isLocked = isInSheet && mobileFlow.step !== 'entering' && mobileFlow.step !== 'alreadyVerified';
  if (typed === mobile || isLocked) return;
  resetMobile(turn, typed);
  if (!isMobile(typed)) return;
  if (isInSheet) submitMobile(turn);
  else if (routeDetails.path === '/sa-pre-eligibility-check') submitPreEligibility(turn);
}

/** The fifth digit submits by itself, and so does a code that comes whole. Source: S2§5. */
function typeCode(turn: Turn, text: string, waits: boolean): void {
  const flow = turn.state.mobileFlow;
  const code = cleanCode(text);
  if (flow.step !== 'codeEntry' || code === flow.code) return;
  turn.set({ mobileFlow: { ...flow, code, failure: code === '' ? flow.failure : null } });
  if (code.length === CODE_DIGITS && !waits) submitCode(turn);
}

/** Needs an amount first; then the number, which the pre-eligibility screen has asked for already. */
function askEligibility(turn: Turn): void {
  const { submittedAmount, amount, routeDetails, mobileFlow } = turn.state;
  if (openSheetName(turn.state) === 'MOBILE_VERIFICATION') {
    if (mobileFlow.step === 'alreadyVerified') checkCustomer(turn);
    return;
  }
  const onPreEligibility = routeDetails.path === '/sa-pre-eligibility-check';
  if (onPreEligibility && checkAmount(Number(amount), null).kind === 'none') acceptAmount(turn, Number(amount));
  else if (submittedAmount === null) {
    openSheet(turn, 'AMOUNT');
    return;
  }
  openMobile(turn);
  if (onPreEligibility) submitMobile(turn);
}

/** Another customer: neither the number nor the name and e-mail of the one before. */
function forgetCustomer(turn: Turn): void {
  changeForm(turn, { lenderId: null, userName: '', email: '', nameFault: 'none', emailFault: 'none' });
  resetMobile(turn, '');
}

function retryAsked(turn: Turn): void {
  if (turn.state.errorModal.status === 'open') retryFromModal(turn);
  else if (openSheetName(turn.state) === 'ERROR' && turn.state.salesAppInitError?.source === 'init') startInit(turn);
}

function leave(turn: Turn): void {
  if (turn.state.offline) return;
  if (turn.state.errorModal.status === 'open') exitErrorModal(turn);
  else if (openSheetName(turn.state) !== null) closeSheet(turn);
  else closeApp(turn, 'escape');
}

function resendCode(turn: Turn, nowMs: number): void {
  const flow = turn.state.mobileFlow;
  if (flow.step === 'codeEntry' && nowMs >= flow.sent.resendAtMs) sendCode(turn, flow.sent);
}

/** What screens send. */
export const screenRules: Handlers<Exclude<SalesEvent['type'], keyof typeof platformRules>> = {
  amountTyped: (turn, { text }) => turn.set({ amount: cleanAmount(text), amountFault: { kind: 'none' } }),
  amountSubmitted: submitAmount,
  lendersForAmountAsked: showLendersForAmount,
  amountEditAsked: (turn) => openSheet(turn, 'AMOUNT'),
  lenderSelected: (turn, { lenderId }) => selectLender(turn, lenderId),
  availableLendersAsked: showAvailableLenders,
  plansAsked: (turn, { lenderId }) => showPlans(turn, lenderId),
  approvedAmountAsked: (turn, { lenderId }) => useApprovedAmount(turn, lenderId),
  eligibilityAsked: askEligibility,
  mobileTyped: (turn, { text }) => typeMobile(turn, text),
  mobileSubmitted: submitMobile,
  mobileChangeAsked: (turn) => resetMobile(turn, turn.state.mobile),
  anotherMobileAsked: (turn) => {
    forgetCustomer(turn);
    openMobile(turn);
  },
  newCustomerAsked: (turn) => {
    forgetCustomer(turn);
    showToast(turn, 'newCustomer');
  },
  codeTyped: (turn, { text, waits = false }) => typeCode(turn, text, waits),
  codeSubmitted: submitCode,
  codeResendAsked: (turn, { nowMs }) => resendCode(turn, nowMs),
  preEligibilitySubmitted: submitPreEligibility,
  ntbShareAsked: (turn, { lenderId }) => openNtbShare(turn, lenderId),
  nameTyped: (turn, { text }) => changeForm(turn, { userName: cleanName(text), nameFault: 'none' }),
  emailTyped: (turn, { text }) => changeForm(turn, { email: cleanEmail(text), emailFault: 'none' }),
  ntbSubmitted: submitNtb,
  whatsAppAsked: (turn) => {
    const { ntbShare } = turn.state;
    if (ntbShare.step === 'shared') turn.ask({ type: 'openLink', url: ntbShare.whatsAppLink });
  },
  linkCopyAsked: (turn) => {
    const { ntbShare } = turn.state;
    if (ntbShare.step === 'shared') turn.ask({ type: 'copyText', text: ntbShare.ntbLink });
  },
  shareInfoAsked: openShareInfo,
  shareAsked: share,
  supportAsked: (turn) => {
    // Its answer would take the agent away from what they went to read.
    if (turn.state.calls.checkEligibility) stopEligibility(turn, 'none');
    goTo(turn, '/sales-support');
  },
  back: goBack,
  sheetClosed: closeSheet,
  closeAsked: (turn, { button }) => closeApp(turn, button === 'home' ? 'homeButton' : 'closeButton'),
  exitAsked: exit,
  escapePressed: leave,
  retryAsked,
  errorExitAsked: (turn) => {
    if (turn.state.errorModal.status === 'open') exitErrorModal(turn);
  },
  connectionRetried: (turn) => turn.ask({ type: 'checkConnection' }),
  storageRetried: (turn) => turn.ask({ type: 'checkStorage' }),
};
