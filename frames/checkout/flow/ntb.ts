import type { TicketTopic } from '../../../shared/api/support-ticket';
import { APPLICATION_CONSENT_VERSION } from '../../../shared/legal/application-consent';
import type { Locale } from '../../../shared/locales';
import { dayOf } from '../../../shared/rules/typed-text';
import { type ApplicationField, applicationIssues, fieldText } from '../../new-to-bank';
import type { Failure } from '../../platform/api/failure';
import { isBusiness } from '../../platform/api/failure';
import type { AnswerOf } from './calls';
import type { CheckoutContext } from './checkout-context';
import { refreshOffers, showPlans } from './plans';
import { POLL_AGAIN_MS, poll } from './poll';
import { selectedNtbLender } from './selectors';
import type { NtbApplication, ScreenOf } from './state';
import { syncPayment } from './sync-payment';

const change = (context: CheckoutContext, part: Partial<NtbApplication>): void =>
  context.set({ ntb: { ...context.state.ntb, ...part } });

export function chooseNtbLender(context: CheckoutContext, lenderId: string): void {
  const screen = context.on('ntbOffer');
  if (screen?.phase !== 'choosing') return;
  change(context, { selectedNtbLenderId: lenderId });
  context.show({ ...screen, failure: null });
}

/** 'Apply with {lender}': the form. */
export function openNtbForm(context: CheckoutContext): void {
  if (context.on('ntbOffer')?.phase === 'choosing' && selectedNtbLender(context.state)) showForm(context);
}

/** The same without the offer, where the lender has been named already. */
export function openFormWith(context: CheckoutContext, selectedNtbLenderId: string): void {
  change(context, { selectedNtbLenderId });
  showForm(context);
}

function showForm(context: CheckoutContext): void {
  change(context, { issues: [] });
  // The words of the consent name this lender.
  context.type({ ntbConsentIn: null });
  context.show({ name: 'ntbApplication', phase: 'entering', failure: null, isRestored: false });
}

export function typeNtb(context: CheckoutContext, field: ApplicationField, text: string): void {
  const screen = context.on('ntbApplication');
  if (screen?.phase !== 'entering') return;
  context.type({
    preScreeningFormData: { ...context.state.paymentUserData.preScreeningFormData, [field]: fieldText(field, text) },
  });
  change(context, { issues: context.state.ntb.issues.filter((each) => each !== field) });
  context.show({ ...screen, failure: null });
}

export function toggleNtbConsent(context: CheckoutContext, language: Locale | null): void {
  if (context.on('ntbApplication')?.phase === 'entering') context.type({ ntbConsentIn: language });
}

/** Nothing goes to a lender before the box is ticked. */
export function submitNtb(context: CheckoutContext): void {
  const screen = context.on('ntbApplication');
  const lender = selectedNtbLender(context.state);
  const { preScreeningFormData: form, ntbConsentIn: language } = context.state.paymentUserData;
  if (screen?.phase !== 'entering' || !lender || language === null) return;
  const issues = applicationIssues(form, context.nowMs);
  const dateOfBirth = dayOf(form.dateOfBirth);
  change(context, { issues });
  if (issues.length > 0 || dateOfBirth === null) return;
  context.show({ ...screen, phase: 'submitting', failure: null });
  const { userName, email, pan, pincode } = form;
  context.call('ntbApply', {
    lenderId: lender.lenderId,
    userName: userName.trim(),
    email,
    dateOfBirth,
    pan,
    pincode,
    consent: { version: APPLICATION_CONSENT_VERSION, language },
  });
}

/** Where an application stands, whoever was asked. Source: S1§4, docs/adr/0023-payment-flow.md. */
export function onApplication(context: CheckoutContext, data: AnswerOf<'ntbApply'>): void {
  if (!context.on('ntbApplication') && !context.on('ntbStatus')) return;
  const { applicationId, lenderWindowUrl, lenderId } = data;
  change(context, { applicationId, lenderWindowUrl, selectedNtbLenderId: lenderId });
  context.set({ currentOrderStage: data.step, config: { ...context.state.config, activationId: applicationId } });
  switch (data.status) {
    case 'SHARED':
    case 'SUBMITTED':
      showStatus(context, lenderWindowUrl === null ? 'checking' : 'atLender');
      poll(context, data.pollAfterMs);
      return;
    case 'APPROVED':
      refreshOffers(context);
      showStatus(context, 'approved');
      return;
    case 'REJECTED':
    case 'EXPIRED':
      reject(context, lenderId);
      showStatus(context, 'rejected');
      return;
    default:
      data.status satisfies never;
  }
}

/** A lender that is waited for keeps what the screen says of its page. */
function showStatus(
  context: CheckoutContext,
  status: ScreenOf<'ntbStatus'>['status'],
  failure: Failure | null = null,
): void {
  const lenderPage = (status === 'atLender' && context.on('ntbStatus')?.lenderPage) || 'none';
  context.show({ name: 'ntbStatus', status, failure, lenderPage });
}

/** Takes the lender off the list and clears the application. Source: S2§4 (NTB-013..016). */
function reject(context: CheckoutContext, lenderId: string): void {
  const { rejectedLenderIds } = context.state.ntb;
  change(context, {
    applicationId: null,
    lenderWindowUrl: null,
    question: { step: 'none' },
    selectedNtbLenderId: null,
    rejectedLenderIds: [...rejectedLenderIds.filter((each) => each !== lenderId), lenderId],
  });
}

/** A lender that says no at once is the end of that application; other words stand above the form. */
export function onApplicationRefused(context: CheckoutContext, failure: Failure): void {
  const form = context.on('ntbApplication');
  const lenderId = context.state.ntb.selectedNtbLenderId;
  if (failure.reaction === 'tryAnotherLender' && lenderId !== null) {
    reject(context, lenderId);
    showStatus(context, 'rejected', failure);
  } else if (form) context.show({ ...form, phase: 'entering', failure });
  else syncPayment(context, failure);
}

/** An answer that was lost is asked for again; the server saying that there is none leads to where it stands. */
export function onApplicationUnknown(context: CheckoutContext, failure: Failure): void {
  if (!context.on('ntbStatus')) return;
  if (isBusiness(failure)) syncPayment(context, failure);
  else poll(context, POLL_AGAIN_MS);
}

export function openLenderWindow(context: CheckoutContext): void {
  const screen = context.on('ntbStatus');
  const { lenderWindowUrl } = context.state.ntb;
  if (!screen || lenderWindowUrl === null) return;
  context.show({ ...screen, lenderPage: 'open' });
  context.ask({ type: 'goToLender', url: lenderWindowUrl });
  poll(context, POLL_AGAIN_MS);
}

export function onLenderWindowBlocked(context: CheckoutContext): void {
  const screen = context.on('ntbStatus');
  if (screen?.status === 'atLender') context.show({ ...screen, lenderPage: 'blocked' });
}

/** Back to the offer, without lenders that refused. */
export function showNtbOffer(context: CheckoutContext): void {
  context.abandon('ntbStatus');
  context.set({ pollTimerId: null });
  context.show({ name: 'ntbOffer', phase: context.state.paymentDetails ? 'choosing' : 'loading', failure: null });
  if (context.state.paymentDetails) context.call('ntbDetails', undefined);
}

/** Asks which lenders take an application: the server knows of refusals that this page has not seen. */
export function onNtbDetails(context: CheckoutContext, data: AnswerOf<'ntbDetails'>): void {
  const { paymentDetails, ntb } = context.state;
  if (!paymentDetails || context.on('ntbOffer')?.phase !== 'choosing') return;
  const { isNtbAllowed, lenders: ntbLenders, rejectedLenderIds } = data;
  context.set({ paymentDetails: { ...paymentDetails, isNtbAllowed, ntbLenders } });
  change(context, { rejectedLenderIds: [...new Set([...ntb.rejectedLenderIds, ...rejectedLenderIds])] });
}

export function openQuestion(context: CheckoutContext): void {
  if (!context.on('ntbStatus') || context.state.ntb.question.step !== 'none') return;
  change(context, { question: { step: 'writing', isMissing: false, failure: null } });
}

export function sendQuestion(context: CheckoutContext, topic: TicketTopic, text: string): void {
  if (!context.on('ntbStatus') || context.state.ntb.question.step !== 'writing') return;
  const message = text.trim();
  const isMissing = message === '';
  change(context, { question: { step: isMissing ? 'writing' : 'sending', isMissing, failure: null } });
  if (!isMissing) context.call('ntbTicket', { topic, message });
}

export const onTicket = (context: CheckoutContext, { ticketId }: AnswerOf<'ntbTicket'>): void =>
  change(context, { question: { step: 'sent', ticketId } });

export const onTicketRefused = (context: CheckoutContext, failure: Failure): void =>
  change(context, { question: { step: 'writing', isMissing: false, failure } });

/** The customer may be back from the lender's page: the lender is asked, not only the stored status. */
export function confirmNtb(context: CheckoutContext): boolean {
  const screen = context.on('ntbStatus');
  if (screen?.status !== 'atLender' || screen.lenderPage !== 'open') return false;
  context.abandon('ntbStatus');
  context.set({ pollTimerId: null });
  context.call('ntbConfirm', {});
  return true;
}

/** A rejection ends the application; any other failure leaves it to the next poll. */
export function onApplicationUnconfirmed(context: CheckoutContext, failure: Failure): void {
  const lenderId = context.state.ntb.selectedNtbLenderId;
  if (failure.reaction !== 'tryAnotherLender' || lenderId === null) {
    onApplicationUnknown(context, failure);
    return;
  }
  reject(context, lenderId);
  showStatus(context, 'rejected');
}

/** An approved customer chooses among his own plans. */
export function goOnApproved(context: CheckoutContext): void {
  showPlans(context, 'applicationApproved');
}
