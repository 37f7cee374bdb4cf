import type { Rules } from '../../platform/flow/rules';
import { acceptAmount, checkAmount, showLendersForAmount, submitAmount, useApprovedAmount } from './amount';
import { exit, exitErrorModal, goBack, retryFromModal } from './back';
import { closeSheet } from './close-table';
import { stopEligibility } from './eligibility';
import type { SalesEvent } from './events';
import { CODE_DIGITS, cleanAmount, cleanCode, cleanEmail, cleanMobile, cleanName, isMobile } from './field-rules';
import { selectLender, showAvailableLenders, showPlans } from './lenders';
import { goTo, openSheet, openSheetName } from './navigation';
import { changeForm, openNtbShare, submitNtb } from './ntb';
import { startInit } from './opening';
import type { platformRules } from './platform-rules';
import { submitPreEligibility } from './pre-eligibility';
import type { SalesContext } from './sales-context';
import { checkCustomer, openMobile, resetMobile, sendCode, submitCode, submitMobile } from './share-code';
import { openShareInfo, share } from './sharing';
import { routeDetails } from './spec-names';
import { closeApp } from './terminal-screen';
import { showToast } from './toast';

/** The tenth digit submits by itself, once: only a change of the digits counts. Source: S2§5. */
function typeMobile(context: SalesContext, text: string): void {
  const { mobile, mobileFlow } = context.state;
  const typed = cleanMobile(text);
  const isInSheet = openSheetName(context.state) === 'MOBILE_VERIFICATION';
  // The sheet's own field is locked while the number is in use; the one of a screen never is.
  const isLocked = isInSheet && mobileFlow.step !== 'entering' && mobileFlow.step !== 'alreadyVerified';
  if (typed === mobile || isLocked) return;
  resetMobile(context, typed);
  if (!isMobile(typed)) return;
  if (isInSheet) submitMobile(context);
  else if (routeDetails(context.state).path === '/sa-pre-eligibility-check') submitPreEligibility(context);
}

/** The fifth digit submits by itself, and so does a code that comes whole. Source: S2§5. */
function typeCode(context: SalesContext, text: string, waits: boolean): void {
  const flow = context.state.mobileFlow;
  const code = cleanCode(text);
  if (flow.step !== 'codeEntry' || code === flow.code) return;
  context.set({ mobileFlow: { ...flow, code, failure: code === '' ? flow.failure : null } });
  if (code.length === CODE_DIGITS && !waits) submitCode(context);
}

/** Needs an amount first; then the number, which the pre-eligibility screen has asked for already. */
function askEligibility(context: SalesContext): void {
  const { submittedAmount, amount, mobileFlow } = context.state;
  if (openSheetName(context.state) === 'MOBILE_VERIFICATION') {
    if (mobileFlow.step === 'alreadyVerified') checkCustomer(context);
    return;
  }
  const onPreEligibility = routeDetails(context.state).path === '/sa-pre-eligibility-check';
  if (onPreEligibility && checkAmount(Number(amount), null).kind === 'none') acceptAmount(context, Number(amount));
  else if (submittedAmount === null) {
    openSheet(context, 'AMOUNT');
    return;
  }
  openMobile(context);
  if (onPreEligibility) submitMobile(context);
}

/** Another customer: neither the number nor the name and e-mail of the one before. */
function forgetCustomer(context: SalesContext): void {
  changeForm(context, { lenderId: null, userName: '', email: '', nameFault: 'none', emailFault: 'none' });
  resetMobile(context, '');
}

function retryAsked(context: SalesContext): void {
  if (context.state.errorModal.status === 'open') retryFromModal(context);
  else if (openSheetName(context.state) === 'ERROR' && context.state.salesAppInitError?.source === 'init')
    startInit(context);
}

function leave(context: SalesContext): void {
  if (context.state.offline) return;
  if (context.state.errorModal.status === 'open') exitErrorModal(context);
  else if (openSheetName(context.state) !== null) closeSheet(context);
  else closeApp(context, 'escape');
}

function resendCode(context: SalesContext, nowMs: number): void {
  const flow = context.state.mobileFlow;
  if (flow.step === 'codeEntry' && nowMs >= flow.sent.resendAtMs) sendCode(context, flow.sent);
}

/** What screens send. */
export const screenRules: Rules<SalesContext, SalesEvent, Exclude<SalesEvent['type'], keyof typeof platformRules>> = {
  amountTyped: (context, { text }) => context.set({ amount: cleanAmount(text), amountFault: { kind: 'none' } }),
  amountSubmitted: submitAmount,
  lendersForAmountAsked: showLendersForAmount,
  amountEditAsked: (context) => openSheet(context, 'AMOUNT'),
  lenderSelected: (context, { lenderId }) => selectLender(context, lenderId),
  availableLendersAsked: showAvailableLenders,
  plansAsked: (context, { lenderId }) => showPlans(context, lenderId),
  approvedAmountAsked: (context, { lenderId }) => useApprovedAmount(context, lenderId),
  eligibilityAsked: askEligibility,
  mobileTyped: (context, { text }) => typeMobile(context, text),
  mobileSubmitted: submitMobile,
  mobileChangeAsked: (context) => resetMobile(context, context.state.mobile),
  anotherMobileAsked: (context) => {
    forgetCustomer(context);
    openMobile(context);
  },
  newCustomerAsked: (context) => {
    forgetCustomer(context);
    showToast(context, 'newCustomer');
  },
  codeTyped: (context, { text, waits = false }) => typeCode(context, text, waits),
  codeSubmitted: submitCode,
  codeResendAsked: (context, { nowMs }) => resendCode(context, nowMs),
  preEligibilitySubmitted: submitPreEligibility,
  ntbShareAsked: (context, { lenderId }) => openNtbShare(context, lenderId),
  nameTyped: (context, { text }) => changeForm(context, { userName: cleanName(text), nameFault: 'none' }),
  emailTyped: (context, { text }) => changeForm(context, { email: cleanEmail(text), emailFault: 'none' }),
  ntbSubmitted: submitNtb,
  whatsAppAsked: (context) => {
    const { ntbShare } = context.state;
    if (ntbShare.step === 'shared') context.ask({ type: 'openLink', url: ntbShare.whatsAppLink });
  },
  linkCopyAsked: (context) => {
    const { ntbShare } = context.state;
    if (ntbShare.step === 'shared') context.ask({ type: 'copyText', text: ntbShare.ntbLink });
  },
  shareInfoAsked: openShareInfo,
  shareAsked: share,
  supportAsked: (context) => {
    // Its answer would take the agent away from what they went to read.
    if (context.state.calls.checkEligibility) stopEligibility(context, 'none');
    goTo(context, '/sales-support');
  },
  back: goBack,
  sheetClosed: closeSheet,
  closeAsked: (context, { button }) => closeApp(context, button === 'home' ? 'homeButton' : 'closeButton'),
  exitAsked: exit,
  escapePressed: leave,
  retryAsked,
  errorExitAsked: (context) => {
    if (context.state.errorModal.status === 'open') exitErrorModal(context);
  },
  connectionRetried: (context) => context.ask({ type: 'checkConnection' }),
  storageRetried: (context) => context.ask({ type: 'checkStorage' }),
};
