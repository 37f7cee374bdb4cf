import { emailText, nameText } from '../../../shared/rules/typed-text';
import { takesNumber } from '../../identity';
import type { Rules } from '../../platform/flow/rules';
import type { OutboxItem } from '../outbox/outbox-item';
import { acceptAmount, checkAmount, showLendersForAmount, submitAmount, useApprovedAmount } from './amount';
import { closeOutbox, exit, exitErrorModal, goBack, retryFromModal } from './back';
import { closeSheet } from './close-table';
import { stopEligibility } from './eligibility';
import { askEmiDetails } from './emi-details';
import type { SalesEvent } from './events';
import { cleanAmount, cleanMobile, hasMobileLength, mayBePrefixed } from './field-rules';
import { noApplicant } from './initial-state';
import { selectLender, showAvailableLenders, showPlans } from './lenders';
import { clearSelection, endOf, goTo, isLastSheet, openSheet, openSheetName } from './navigation';
import { changeApplicant, openNtbShare, submitNtb } from './ntb';
import { startInit } from './opening';
import type { platformRules } from './platform-rules';
import { submitPreEligibility } from './pre-eligibility';
import type { SalesContext } from './sales-context';
import { checkCustomer, isCheckable, openMobile, otpStep, resetMobile, submitMobile } from './share-code';
import { openShareInfo, share } from './sharing';
import { heldSheet, otpOf } from './sheets';
import { routeDetails, salesAppInitError } from './spec-names';
import { closeApp } from './terminal-screen';
import { showToast } from './toast';
import { canGoBack } from './top-bar';

/** The tenth digit submits by itself, once: only a change of the digits counts. '9198765432' waits for a press: it may be
 *  the start of '91 98765 43210'. Source: S2§5. */
function typeMobile(context: SalesContext, text: string): void {
  const { mobile } = context.state.purchase;
  const typed = cleanMobile(text);
  const isInSheet = openSheetName(context.state) === 'MOBILE_VERIFICATION';
  // The sheet's own field is locked while the number is in use; the one of a screen never is.
  const isLocked = isInSheet && !takesNumber(otpOf(context.state).otp) && !isCheckable(context.state);
  if (typed === mobile || isLocked) return;
  resetMobile(context, typed);
  if (!hasMobileLength(typed) || mayBePrefixed(typed)) return;
  if (isInSheet) submitMobile(context);
  else if (routeDetails(context.state).path === '/sa-pre-eligibility-check') submitPreEligibility(context);
}

/** Needs an amount first; then the number, which the pre-eligibility screen has asked for already. */
function askEligibility(context: SalesContext): void {
  const { submittedAmount, amount } = context.state.purchase;
  if (openSheetName(context.state) === 'MOBILE_VERIFICATION') {
    if (isCheckable(context.state)) checkCustomer(context);
    return;
  }
  const onPreEligibility = routeDetails(context.state).path === '/sa-pre-eligibility-check';
  if (onPreEligibility && checkAmount(Number(amount), null).kind === 'none') acceptAmount(context, Number(amount));
  else if (submittedAmount === null) {
    openSheet(context, { name: 'AMOUNT' });
    return;
  }
  openMobile(context);
  if (onPreEligibility) submitMobile(context);
}

/** Another customer: neither the number nor the name and e-mail of the one before. */
function forgetCustomer(context: SalesContext): void {
  changeApplicant(context, noApplicant);
  resetMobile(context, '');
}

/** Goes on with the customer of an outbox item: what was typed is restored. */
function takeOutboxItem(context: SalesContext, { key, mobile, amountRupees, application }: OutboxItem): void {
  context.ask({ type: 'actOnOutbox', act: { do: 'take', key } });
  forgetCustomer(context);
  if (application) changeApplicant(context, { userName: application.userName, email: application.email });
  resetMobile(context, mobile);
  clearSelection(context);
  context.setPurchase({ amount: String(amountRupees) });
  acceptAmount(context, amountRupees);
  goTo(context, '/sales-lenders-list');
  askEmiDetails(context);
  openMobile(context);
  submitMobile(context);
}

function retryAsked(context: SalesContext): void {
  if (context.state.modal.name !== 'none') retryFromModal(context);
  else if (salesAppInitError(context.state)?.source === 'init') startInit(context);
}

/** Esc: what lies on top goes first, then one screen; from the first one the app closes, and asks before what was typed
 *  goes with it. */
function leave(context: SalesContext): void {
  const { state } = context;
  if (closeOutbox(context) || state.offline) return;
  const isOnlySheet = isLastSheet(state);
  if (state.isCloseAsked) context.set({ isCloseAsked: false });
  else if (state.modal.name !== 'none') exitErrorModal(context);
  else if (openSheetName(state) !== null && !isOnlySheet) closeSheet(context);
  else if (endOf(state) === null && canGoBack(state) && !isOnlySheet) goBack(context);
  else if (endOf(state) === null && hasEntered(context)) context.set({ isCloseAsked: true });
  else if (isOnlySheet) closeSheet(context);
  else closeApp(context, 'escape');
}

/** What the host filled in it fills in again. */
function hasEntered({
  state: {
    purchase: { amount, mobile },
    session: { entry },
  },
}: SalesContext): boolean {
  const { given } = entry;
  return (amount !== '' && amount !== given.amount) || (mobile !== '' && mobile !== given.mobile);
}

/** What screens send. */
export const screenRules: Rules<SalesContext, SalesEvent, Exclude<SalesEvent['type'], keyof typeof platformRules>> = {
  amountTyped: (context, { text }) => context.setPurchase({ amount: cleanAmount(text), amountIssue: { kind: 'none' } }),
  amountSubmitted: submitAmount,
  lendersForAmountAsked: showLendersForAmount,
  amountEditAsked: (context) => openSheet(context, { name: 'AMOUNT' }),
  lenderSelected: (context, { lenderId }) => selectLender(context, lenderId),
  lendersNarrowed: (context, { by }) =>
    context.setSession({ lenderFilter: { ...context.state.session.lenderFilter, ...by } }),
  availableLendersAsked: showAvailableLenders,
  plansAsked: (context, { lenderId }) => showPlans(context, lenderId),
  approvedAmountAsked: (context, { lenderId }) => useApprovedAmount(context, lenderId),
  eligibilityAsked: askEligibility,
  mobileTyped: (context, { text }) => typeMobile(context, text),
  mobileSubmitted: submitMobile,
  mobileChangeAsked: (context) => resetMobile(context, context.state.purchase.mobile),
  anotherMobileAsked: (context) => {
    forgetCustomer(context);
    openMobile(context);
  },
  newCustomerAsked: (context) => {
    forgetCustomer(context);
    showToast(context, 'newCustomer');
  },
  codeTyped: otpStep,
  codeSubmitted: otpStep,
  codeResendAsked: otpStep,
  preEligibilitySubmitted: submitPreEligibility,
  ntbShareAsked: (context, { lenderId }) => openNtbShare(context, lenderId),
  nameTyped: (context, { text }) => changeApplicant(context, { userName: nameText(text), nameIssue: 'none' }),
  emailTyped: (context, { text }) => changeApplicant(context, { email: emailText(text), emailIssue: 'none' }),
  ntbSubmitted: submitNtb,
  whatsAppAsked: (context) => {
    const sheet = heldSheet(context.state, 'SHARE_NTB_APP');
    if (sheet && sheet.step === 'shared') context.ask({ type: 'openLink', url: sheet.whatsAppLink });
  },
  linkCopyAsked: (context) => {
    const sheet = heldSheet(context.state, 'SHARE_NTB_APP');
    if (sheet && sheet.step === 'shared') context.ask({ type: 'copyText', text: sheet.ntbLink });
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
  closeConfirmed: (context) => {
    if (context.state.isCloseAsked) closeApp(context, 'escape');
  },
  workKept: (context) => context.set({ isCloseAsked: false }),
  retryAsked,
  errorExitAsked: (context) => {
    if (context.state.modal.name !== 'none') exitErrorModal(context);
  },
  outboxAction: (context, { act }) => context.ask({ type: 'actOnOutbox', act }),
  outboxItemTaken: (context, { item }) => takeOutboxItem(context, item),
  connectionRetried: (context) => context.ask({ type: 'checkConnection' }),
  storageRetried: (context) => context.ask({ type: 'checkStorage' }),
};
