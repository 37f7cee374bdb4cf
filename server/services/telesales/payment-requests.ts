import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type {
  LiveRequest,
  ownRequests,
  PaymentRequest,
  requestPayment,
  telesalesAmount,
} from '../../../shared/api/telesales';
import { maskMobile } from '../../../shared/format/mask';
import { messagesIn } from '../../../shared/messages/define-messages';
import { DAY_MS } from '../../../shared/rules/duration';
import { isAnyPort } from '../../../shared/rules/merchant-origins';
import { isFinal } from '../../../shared/rules/payment-flow';
import { requestState, stepsDone, stepTimes } from '../../../shared/rules/payment-request';
import { href } from '../../../shared/site/route';
import { collectPayment } from '../../../shared/site/telesales-addresses';
import { SmsNotSent } from '../../sms/sms-sender';
import { type AskedPayment, askedBy, findAsked, noteSent, requestMade } from '../../store/payment-requests';
import { readTimeline } from '../../store/payment-timeline';
import type { TelesalesCaller } from '../caller';
import { type ClientLimits, consumeCodeLimit, consumeRateLimit, customerLimits } from '../limits';
import { endByAgent } from '../payments/cancel-payment';
import { changeTransaction } from '../payments/change-transaction';
import { referenceOf } from '../payments/open-transaction';
import type { PaymentDeps } from '../payments/payment-deps';
import { PAYMENT_POLL_AFTER_MS } from '../payments/payment-status';
import { current, settle } from '../payments/settle';
import { amountEligibility, checkItems, openOrder } from '../payments/start-payment';
import { phoneMessages } from '../phone.messages';
import { Refusal } from '../refusal';
import { hashedMobile } from '../widgets';
import { requireSendable, sendsLeft, tooSoon } from './link-sends';

export interface RequestDeps extends PaymentDeps {
  readonly limits: ClientLimits;
}

const REQUESTS_SHOWN_MS = 30 * DAY_MS;
const REQUESTS_A_PAGE = 50;

export function deskAmount(
  { merchant }: Pick<TelesalesCaller, 'merchant'>,
  amount: number,
): ResponseOf<typeof telesalesAmount> {
  const { isEligible: _, ...known } = amountEligibility({ merchant }, amount);
  return known;
}

/** Requests a payment from a customer: opens it, and sends the link to the number. Ended and hidden if the link could
 *  not be sent (503). Refusals: 400, 429, those of opening a payment. */
export async function askForPayment(
  deps: RequestDeps,
  caller: TelesalesCaller,
  { items, ...asked }: RequestOf<typeof requestPayment>,
): Promise<LiveRequest> {
  const { merchant, requestId } = caller;
  const whole = asked.amount * 100;
  if (items.length > 0) checkItems({ ...asked, items });
  await countLink(deps, caller, asked.mobile);
  const order = {
    ...asked,
    items: items.length > 0 ? items : [{ name: asked.orderId, quantity: 1, amountPaise: whole }],
    channel: 'PAYMENT_LINK' as const,
    returnUrl: homeOf(merchant.origins),
  };
  const by = { merchantKey: merchant.merchantKey, agentId: caller.agentId };
  const { txnUuid } = await openOrder(deps, caller, order, (txn) => [requestMade(txn, by)]);
  try {
    await sendLink(deps, caller, await ownRequest(deps, caller, txnUuid));
  } catch (error) {
    await endByAgent(deps, txnUuid, requestId);
    throw error;
  }
  return liveRequest(deps, caller, txnUuid);
}

/** Sends the link of a request again, as often as a session's one-time code. The customer's progress stays. Refusals:
 *  404, 429, OTP_TOO_SOON, 4100 for an ended one, 503. */
export async function sendAgain(deps: RequestDeps, caller: TelesalesCaller, txnUuid: string): Promise<LiveRequest> {
  const found = await ownRequest(deps, caller, txnUuid);
  const txn = await current(deps, txnUuid, caller.requestId);
  if (isFinal(txn.state))
    throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: `the payment is ${txn.state.status}` });
  requireSendable(found, deps.clock.nowMs());
  if (txn.givenMobile !== null) await countLink(deps, caller, txn.givenMobile);
  await sendLink(deps, caller, { ...found, txn });
  return liveRequest(deps, caller, txnUuid);
}

export async function endRequest(deps: RequestDeps, caller: TelesalesCaller, txnUuid: string): Promise<LiveRequest> {
  await ownRequest(deps, caller, txnUuid);
  await endByAgent(deps, txnUuid, caller.requestId);
  return liveRequest(deps, caller, txnUuid);
}

/** Current state of a request; asks the lender about its own page. NOT_FOUND for another agent's. */
export async function liveRequest(deps: RequestDeps, caller: TelesalesCaller, txnUuid: string): Promise<LiveRequest> {
  await ownRequest(deps, caller, txnUuid);
  await settle(deps, await current(deps, txnUuid, caller.requestId), caller.requestId);
  const found = await ownRequest(deps, caller, txnUuid);
  const { txn, sentAtMs } = found;
  const nowMs = deps.clock.nowMs();
  const timeline = await readTimeline(deps.db, txnUuid);
  const done = stepsDone(txn.state);
  return {
    ...requestOf(found, nowMs),
    changedAtMs: timeline.at(-1)?.atMs ?? txn.createdAtMs,
    items: [...txn.items],
    steps: stepTimes(txn.state, timeline, sentAtMs).map(([step, atMs], at) => ({ step, isDone: at < done, atMs })),
    ...sendsLeft(sentAtMs, nowMs),
    pollAfterMs: PAYMENT_POLL_AFTER_MS,
    serverNowMs: nowMs,
  };
}

export async function requestsOf(
  deps: RequestDeps,
  { merchant: { merchantKey }, agentId }: TelesalesCaller,
  { after }: RequestOf<typeof ownRequests>,
): Promise<ResponseOf<typeof ownRequests>> {
  const nowMs = deps.clock.nowMs();
  const asked = { sinceMs: nowMs - REQUESTS_SHOWN_MS, after, most: REQUESTS_A_PAGE + 1 };
  const found = await askedBy(deps.db, { merchantKey, agentId }, asked);
  return {
    requests: found.slice(0, REQUESTS_A_PAGE).map((each) => requestOf(each, nowMs)),
    hasMore: found.length > REQUESTS_A_PAGE,
    serverNowMs: nowMs,
  };
}

function requestOf({ txn, refusedAtMs, sentAtMs }: AskedPayment, nowMs: number): PaymentRequest {
  const { txnUuid, txnId, orderId, amountRupees: amount, createdAtMs, expiresAtMs } = txn;
  return {
    txnUuid,
    txnId,
    orderId,
    amount,
    maskedMobile: maskMobile(txn.givenMobile ?? ''),
    state: requestState({ ...txn, refusedAtMs }, nowMs),
    createdAtMs,
    expiresAtMs,
    changedAtMs: txn.completedAtMs ?? refusedAtMs ?? sentAtMs.at(-1) ?? createdAtMs,
  };
}

/** NOT_FOUND for another agent's. */
async function ownRequest(
  { db }: RequestDeps,
  { merchant, agentId }: TelesalesCaller,
  txnUuid: string,
): Promise<AskedPayment> {
  const found = await findAsked(db, txnUuid);
  if (found?.merchantKey !== merchant.merchantKey || found.agentId !== agentId) throw new Refusal('NOT_FOUND');
  return found;
}

/** Counts an SMS for the sending agent, and for the receiving number. */
async function countLink(deps: RequestDeps, caller: TelesalesCaller, mobile: string): Promise<void> {
  const { merchantKey } = caller.merchant;
  await consumeCodeLimit(deps, 'sent', caller, { requester: 'agent', agentId: caller.agentId });
  const counted = hashedMobile(deps.hasher, merchantKey, mobile);
  await consumeRateLimit(deps.db, customerLimits.requestLinksSent, [counted], deps.clock.nowMs());
}

/** Sends the link. Stored first, so that two presses send one; removed if sending fails. */
async function sendLink(deps: RequestDeps, caller: TelesalesCaller, { txn, sentAtMs }: AskedPayment): Promise<void> {
  const { txnUuid, givenMobile: mobile } = txn;
  if (mobile === null) throw new Error('a request without a number');
  const nowMs = deps.clock.nowMs();
  const sent = [...sentAtMs, nowMs];
  if (!(await noteSent(deps.db, txnUuid, sentAtMs, sent))) throw tooSoon(sent, nowMs);
  try {
    const link = deps.publicUrl + href(collectPayment, {}, { ref: referenceOf(deps.hasher, txnUuid) });
    const text = messagesIn(caller.language, phoneMessages).paymentLink(txn.amountRupees, caller.merchant.name, link);
    await deps.sms.send({ mobile, text });
  } catch (error) {
    await noteSent(deps.db, txnUuid, sent, sentAtMs);
    throw error instanceof SmsNotSent ? new Refusal('SERVICE_UNAVAILABLE', { cause: error }) : error;
  }
  if (txn.state.step === 'PAYMENT_LINK')
    await changeTransaction(deps, txn, caller.requestId, async (unit) => {
      await unit.applyIfAllowed({ type: 'linkSent' });
    });
}

/** The merchant's shop by its public origin. Refuses a merchant without one. */
function homeOf(origins: readonly string[]): string {
  const origin = origins.find((each) => !isAnyPort(each));
  if (origin === undefined) throw new Refusal('INVALID_REQUEST', { why: 'a merchant without an origin' });
  return `${origin}/`;
}
