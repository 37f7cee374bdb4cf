import type { Rules } from '../../platform/flow/rules';
import { resume } from './answers';
import type { CheckoutContext } from './checkout-context';
import { takeApplication, takePlan } from './choose-alternative';
import { codeStep } from './code-step';
import { openComparison, pickOffer, togglePicking } from './compare-offers';
import type { CheckoutEvent } from './events';
import { submitKfs, toggleKfs } from './kfs';
import { cancel, dismissModal, finish, goBack, leave } from './leaving';
import { askMonths, chooseLender, openLenders, showAllLenders } from './lender-choice';
import { continueHere, sendLink, typeLinkMobile } from './link';
import { setUpMandate } from './mandate';
import { askForMissing } from './missing';
import { editMobile, otpStep } from './mobile';
import { addTime, declineTime } from './more-time';
import { showNearest } from './nearest';
import {
  chooseNtbLender,
  confirmNtb,
  goOnApproved,
  openLenderWindow,
  openNtbForm,
  openQuestion,
  sendQuestion,
  showNtbOffer,
  submitNtb,
  toggleNtbConsent,
  typeNtb,
} from './ntb';
import { takeOver } from './owned-elsewhere';
import { askNow, goToLender } from './paying';
import { choosePlan, initiate, refreshOffers, showPlans, submitPlan } from './plans';
import type { platformRules } from './platform-rules';
import { asksForTime, mayChangeMobile, mayChangePlan } from './screen-facts';
import { submitAivf, typeAivf } from './second-factor';
import { syncPayment } from './sync-payment';
import { close } from './terminal-screen';

function changeMobile(context: CheckoutContext, mobile: string): void {
  if (mayChangeMobile(context.state.screen)) editMobile(context, mobile);
}

function askPlans(context: CheckoutContext): void {
  const { screen } = context.state;
  if (screen.name === 'failure') {
    if (screen.phase !== 'shown' || !screen.noEmiStarted || screen.options.join() === 'leave') return;
    context.set({ outcome: 'open', isInitiated: false });
    showPlans(context, 'none');
    refreshOffers(context);
  } else if (screen.name === 'ntbStatus' && screen.status === 'approved') goOnApproved(context);
  else if (mayChangePlan(screen)) {
    if (screen.name === 'nearest') context.set({ outcome: 'open' });
    // Who had to be split has no plan of this lender for the whole price.
    if (context.state.choice.financedAmount) showNearest(context, null);
    else showPlans(context, 'none');
  }
}

function retry(context: CheckoutContext): void {
  const { modal } = context.state;
  if (modal.name === 'errorBlockTransactionModal') {
    if (!modal.canRetry) return;
    // A part of the app that did not load has no call to repeat.
    if (context.state.interrupted.length === 0) context.set({ chunkAttempt: context.state.chunkAttempt + 1 });
    resume(context);
  } else if (!askForMissing(context)) retryFailed(context);
}

/** The same plan once more; where nobody knows how the payment stands, that is asked first. */
function retryFailed(context: CheckoutContext): void {
  const screen = context.on('failure');
  if (screen?.phase !== 'shown' || !screen.options.includes('sameAgain')) return;
  context.show({ ...screen, phase: 'retrying' });
  if (!screen.noEmiStarted) syncPayment(context, screen.failure);
  else if (!initiate(context)) {
    showPlans(context, 'none');
    refreshOffers(context);
  }
}

function showLimits(context: CheckoutContext, lenderId: string): void {
  if (!context.state.paymentDetails?.lenders.some((lender) => lender.lenderId === lenderId)) return;
  const userMobileNum = context.state.isMobileVerified ? context.state.maskedMobile : null;
  context.set({ modal: { name: 'limitCheckDetailsModal', lenderId, lenderLogo: null, userMobileNum } });
}

function tickWhatsapp(context: CheckoutContext, isWhatsappConsentAccepted: boolean): void {
  if (context.on('verifyMobile')?.phase === 'entering') context.type({ isWhatsappConsentAccepted });
}

function tickTerms(context: CheckoutContext, isTermsAccepted: boolean): void {
  if (context.on('otp')?.phase === 'entering') context.type({ isTermsAccepted });
}

/** What screens send. */
export const screenRules: Rules<
  CheckoutContext,
  CheckoutEvent,
  Exclude<CheckoutEvent['type'], keyof typeof platformRules>
> = {
  lendersAsked: openLenders,
  allLendersAsked: showAllLenders,
  monthsAsked: (context, { months }) => askMonths(context, months),
  lenderChosen: (context, { lenderId }) => chooseLender(context, lenderId),
  pickingToggled: (context, { isPicking }) => togglePicking(context, isPicking),
  offerPicked: (context, { lenderId }) => pickOffer(context, lenderId),
  comparisonAsked: (context, { months }) => openComparison(context, months),
  planChosen: (context, { emiPlanId }) => choosePlan(context, emiPlanId),
  planSubmitted: submitPlan,
  limitCheckAsked: (context, { lenderId }) => showLimits(context, lenderId),
  mobileTyped: otpStep,
  termsToggled: (context, { isAccepted }) => tickTerms(context, isAccepted),
  whatsappToggled: (context, { isAccepted }) => tickWhatsapp(context, isAccepted),
  mobileSubmitted: otpStep,
  codeTyped: codeStep,
  codeSubmitted: codeStep,
  codeResendAsked: codeStep,
  mobileEditAsked: (context) => changeMobile(context, context.state.paymentUserData.mobile),
  aivfTyped: (context, { text }) => typeAivf(context, text),
  aivfSubmitted: submitAivf,
  aivfInfoAsked: (context) => {
    const screen = context.on('secondFactor');
    if (screen) context.set({ modal: { name: 'aivfTransactionInfoModal', aivfType: screen.aivfType } });
  },
  kfsConsentToggled: (context, { isAccepted }) => toggleKfs(context, isAccepted),
  kfsSubmitted: submitKfs,
  lenderPageAsked: goToLender,
  statusAsked: (context) => {
    if (!confirmNtb(context)) askNow(context);
  },
  finishAsked: finish,
  mandateAsked: setUpMandate,
  retryAsked: retry,
  plansAsked: askPlans,
  planTaken: takePlan,
  applicationTaken: (context, { lenderId }) => takeApplication(context, lenderId),
  ntbLenderChosen: (context, { lenderId }) => chooseNtbLender(context, lenderId),
  ntbApplyAsked: openNtbForm,
  anotherMobileAsked: (context) => changeMobile(context, ''),
  ntbFieldTyped: (context, { field, text }) => typeNtb(context, field, text),
  ntbConsentToggled: (context, { language }) => toggleNtbConsent(context, language),
  ntbSubmitted: submitNtb,
  ntbLenderPageAsked: openLenderWindow,
  ntbOtherLenderAsked: (context) => {
    if (context.on('ntbStatus')?.status === 'rejected') showNtbOffer(context);
  },
  appLinkAsked: (context) => {
    if (!context.on('success') || context.state.appLink.step !== 'offered') return;
    context.set({ appLink: { step: 'sending' } });
    context.call('appSms', {});
  },
  questionOpened: openQuestion,
  questionSent: (context, { topic, message }) => sendQuestion(context, topic, message),
  linkMobileTyped: (context, { text }) => typeLinkMobile(context, text),
  linkSendAsked: sendLink,
  continueHereAsked: continueHere,
  takeOverAsked: takeOver,
  back: goBack,
  closeAsked: (context) => leave(context, 'closeButton'),
  helpAsked: (context) => context.set({ modal: { name: 'helpTransactionModal' } }),
  modalClosed: dismissModal,
  cancelConfirmed: (context) => {
    if (context.state.modal.name === 'cancelTransactionModal' && context.state.modal.phase === 'asking')
      cancel(context);
  },
  exitAsked: (context) => {
    if (
      context.on('failure')?.phase === 'shown' ||
      context.on('ended') ||
      context.on('startFailed') ||
      context.on('ownedElsewhere')
    )
      close(context, 'exit');
  },
  escapePressed: (context) => {
    if (context.state.offline) return;
    if (asksForTime(context.state)) declineTime(context);
    else if (context.state.modal.name === 'none') leave(context, 'escape');
    else dismissModal(context);
  },
  moreTimeAsked: addTime,
  moreTimeDeclined: declineTime,
  snackbarDismissed: (context) => context.set({ snackbar: null }),
  connectionRetried: (context) => context.ask({ type: 'checkConnection' }),
  storageRetried: (context) => context.ask({ type: 'checkStorage' }),
};
