import { at } from '../../platform/flow/at';
import type { Rules } from '../../platform/flow/rules';
import { resume } from './answers';
import { type CheckoutFlow, callOnce, change, enter, show } from './checkout-flow';
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

function changeMobile(flow: CheckoutFlow, mobile: string): void {
  if (mayChangeMobile(flow.state.screen)) editMobile(flow, mobile);
}

function askPlans(flow: CheckoutFlow): void {
  const { screen } = flow.state;
  if (screen.name === 'failure') {
    if (screen.phase !== 'shown' || !screen.noEmiStarted || screen.options.join() === 'leave') return;
    change(flow, { outcome: 'open', isInitiated: false });
    showPlans(flow, 'none');
    refreshOffers(flow);
  } else if (screen.name === 'ntbStatus' && screen.status === 'approved') goOnApproved(flow);
  else if (mayChangePlan(screen)) {
    if (screen.name === 'nearest') change(flow, { outcome: 'open' });
    // Who had to be split has no plan of this lender for the whole price.
    if (flow.state.choice.financedAmount) showNearest(flow, null);
    else showPlans(flow, 'none');
  }
}

function retry(flow: CheckoutFlow): void {
  const { modal } = flow.state;
  if (modal.name === 'errorBlockTransactionModal') {
    if (!modal.canRetry) return;
    // A part of the app that did not load has no call to repeat.
    if (!flow.hasInterrupted()) change(flow, { chunkAttempt: flow.state.chunkAttempt + 1 });
    resume(flow);
  } else if (!askForMissing(flow)) retryFailed(flow);
}

/** The same plan once more; where nobody knows how the payment stands, that is asked first. */
function retryFailed(flow: CheckoutFlow): void {
  const screen = at(flow.state, 'failure');
  if (screen?.phase !== 'shown' || !screen.options.includes('sameAgain')) return;
  show(flow, { ...screen, phase: 'retrying' });
  if (!screen.noEmiStarted) syncPayment(flow, screen.failure);
  else if (!initiate(flow)) {
    showPlans(flow, 'none');
    refreshOffers(flow);
  }
}

function showLimits(flow: CheckoutFlow, lenderId: string): void {
  if (!flow.state.paymentDetails?.lenders.some((lender) => lender.lenderId === lenderId)) return;
  const userMobileNum = flow.state.isMobileVerified ? flow.state.maskedMobile : null;
  change(flow, { modal: { name: 'limitCheckDetailsModal', lenderId, lenderLogo: null, userMobileNum } });
}

function tickWhatsapp(flow: CheckoutFlow, isWhatsappConsentAccepted: boolean): void {
  if (at(flow.state, 'verifyMobile')?.phase === 'entering') enter(flow, { isWhatsappConsentAccepted });
}

function tickTerms(flow: CheckoutFlow, isTermsAccepted: boolean): void {
  if (at(flow.state, 'otp')?.phase === 'entering') enter(flow, { isTermsAccepted });
}

/** What screens send. */
export const screenRules: Rules<
  CheckoutFlow,
  CheckoutEvent,
  Exclude<CheckoutEvent['type'], keyof typeof platformRules>
> = {
  lendersAsked: openLenders,
  allLendersAsked: showAllLenders,
  monthsAsked: (flow, { months }) => askMonths(flow, months),
  lenderChosen: (flow, { lenderId }) => chooseLender(flow, lenderId),
  pickingToggled: (flow, { isPicking }) => togglePicking(flow, isPicking),
  offerPicked: (flow, { lenderId }) => pickOffer(flow, lenderId),
  comparisonAsked: (flow, { months }) => openComparison(flow, months),
  planChosen: (flow, { emiPlanId }) => choosePlan(flow, emiPlanId),
  planSubmitted: submitPlan,
  limitCheckAsked: (flow, { lenderId }) => showLimits(flow, lenderId),
  mobileTyped: otpStep,
  termsToggled: (flow, { isAccepted }) => tickTerms(flow, isAccepted),
  whatsappToggled: (flow, { isAccepted }) => tickWhatsapp(flow, isAccepted),
  mobileSubmitted: otpStep,
  codeTyped: codeStep,
  codeSubmitted: codeStep,
  codeResendAsked: codeStep,
  mobileEditAsked: (flow) => changeMobile(flow, flow.state.paymentUserData.mobile),
  aivfTyped: (flow, { text }) => typeAivf(flow, text),
  aivfSubmitted: submitAivf,
  aivfInfoAsked: (flow) => {
    const screen = at(flow.state, 'secondFactor');
    if (screen) change(flow, { modal: { name: 'aivfTransactionInfoModal', aivfType: screen.aivfType } });
  },
  kfsConsentToggled: (flow, { isAccepted }) => toggleKfs(flow, isAccepted),
  kfsSubmitted: submitKfs,
  lenderPageAsked: goToLender,
  statusAsked: (flow) => {
    if (!confirmNtb(flow)) askNow(flow);
  },
  finishAsked: finish,
  mandateAsked: setUpMandate,
  retryAsked: retry,
  plansAsked: askPlans,
  planTaken: takePlan,
  applicationTaken: (flow, { lenderId }) => takeApplication(flow, lenderId),
  ntbLenderChosen: (flow, { lenderId }) => chooseNtbLender(flow, lenderId),
  ntbApplyAsked: openNtbForm,
  anotherMobileAsked: (flow) => changeMobile(flow, ''),
  ntbFieldTyped: (flow, { field, text }) => typeNtb(flow, field, text),
  ntbConsentToggled: (flow, { language }) => toggleNtbConsent(flow, language),
  ntbSubmitted: submitNtb,
  ntbLenderPageAsked: openLenderWindow,
  ntbOtherLenderAsked: (flow) => {
    if (at(flow.state, 'ntbStatus')?.status === 'rejected') showNtbOffer(flow);
  },
  appLinkAsked: (flow) => {
    if (!at(flow.state, 'success') || flow.state.appLink.step !== 'offered') return;
    change(flow, { appLink: { step: 'sending' } });
    callOnce(flow, 'appSms', {});
  },
  questionOpened: openQuestion,
  questionSent: (flow, { topic, message }) => sendQuestion(flow, topic, message),
  linkMobileTyped: (flow, { text }) => typeLinkMobile(flow, text),
  linkSendAsked: sendLink,
  continueHereAsked: continueHere,
  takeOverAsked: takeOver,
  back: goBack,
  closeAsked: (flow) => leave(flow, 'closeButton'),
  helpAsked: (flow) => change(flow, { modal: { name: 'helpTransactionModal' } }),
  modalClosed: dismissModal,
  cancelConfirmed: (flow) => {
    if (flow.state.modal.name === 'cancelTransactionModal' && flow.state.modal.phase === 'asking') cancel(flow);
  },
  exitAsked: (flow) => {
    if (
      at(flow.state, 'failure')?.phase === 'shown' ||
      at(flow.state, 'ended') ||
      at(flow.state, 'startFailed') ||
      at(flow.state, 'ownedElsewhere')
    )
      close(flow, 'exit');
  },
  escapePressed: (flow) => {
    if (flow.state.offline) return;
    if (asksForTime(flow.state)) declineTime(flow);
    else if (flow.state.modal.name === 'none') leave(flow, 'escape');
    else dismissModal(flow);
  },
  moreTimeAsked: addTime,
  moreTimeDeclined: declineTime,
  snackbarDismissed: (flow) => change(flow, { snackbar: null }),
  connectionRetried: (flow) => flow.run({ type: 'checkConnection' }),
  storageRetried: (flow) => flow.run({ type: 'checkStorage' }),
};
