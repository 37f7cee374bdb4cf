import { maskMobile } from '../../../shared/format/mask';
import { messagesIn } from '../../../shared/messages/define-messages';
import { CODE_SENDS, CODE_WINDOW_MS, decideSend, freshCodeState, nextSendAtMs } from '../../rules/one-time-code-rules';
import { SmsNotSent } from '../../sms/sms-sender';
import { draftOf, draftSaved, saveDraft } from '../../store/sessions';
import type { CheckoutCaller } from '../caller';
import { consumeRateLimit, consumeRateLimits, customerLimits, limitedUse } from '../limits';
import { guardNumber } from '../network-guard';
import { phoneMessages } from '../phone.messages';
import { Refusal } from '../refusal';
import { hashedMobile } from '../widgets';
import { openPayment, withAuthorizedPaymentLock } from './authorized-payment';
import type { CheckoutDeps } from './customer-offer';
import { paymentLinkOf } from './open-transaction';
import { isShopsMachine, refuseIfElsewhere } from './ownership';

/**
 * Sends the payment link to a phone, as often as a session may be sent a one-time code. The sending page waits for the
 * phone. A payment with a number verified by this session then opens on the phone. Refusals: 429, OTP_TOO_SOON, 4100
 * once credit is reserved, PAYMENT_ELSEWHERE, 503.
 */
export async function sendPaymentLink(deps: CheckoutDeps, caller: CheckoutCaller, mobile: string) {
  const { merchant, client } = caller;
  const opened = await openPayment(deps, caller);
  const ofNetwork = [merchant.merchantKey, client];
  await consumeRateLimit(deps.db, deps.limits.codesOfNetwork('sent', 'payment'), ofNetwork, deps.clock.nowMs());
  if (isShopsMachine(caller, opened)) return sendLink(deps, caller, mobile);
  const guarded = await guardNumber(deps, caller, mobile, 'sent');
  return guarded.sending(() => sendLink(deps, caller, mobile));
}

/** Sends it, up to the daily limit of a number at a merchant. */
async function sendLink(deps: CheckoutDeps, caller: CheckoutCaller, mobile: string) {
  const { merchant, client, session } = caller;
  const nowMs = deps.clock.nowMs();
  const number = hashedMobile(deps.hasher, merchant.merchantKey, mobile);
  await consumeRateLimits(
    deps.db,
    [
      limitedUse(deps.limits.linksOfPayment, [session.txnUuid, client]),
      limitedUse(customerLimits.paymentLinksSent, [number]),
    ],
    nowMs,
  );
  const { linkSentAtMs, txn } = await withAuthorizedPaymentLock(deps, caller, async (locked) => {
    refuseIfElsewhere(caller, locked.txn);
    const before = await draftOf(locked.trx, session.tokenHash);
    const sentAtMs = before.linkSentAtMs.filter((atMs) => atMs > nowMs - CODE_WINDOW_MS);
    const decision = decideSend({ ...freshCodeState, sentAtMs }, nowMs);
    if (decision.decision === 'tooSoon')
      throw new Refusal('OTP_TOO_SOON', { data: { resendAtMs: decision.sendAtMs, serverNowMs: nowMs } });
    await locked.apply({ type: 'linkSent' }, { ownerHash: null, mobile: null });
    const linkSentAtMs = [...sentAtMs, nowMs];
    locked.also(draftSaved(session.tokenHash, { linkSentAtMs }));
    return { linkSentAtMs, txn: locked.txn };
  });
  try {
    const link = paymentLinkOf(deps, session.txnUuid);
    const text = messagesIn(caller.language, phoneMessages).paymentLink(txn.amountRupees, merchant.name, link);
    await deps.sms.send({ mobile, text });
  } catch (error) {
    await saveDraft(deps.db, session.tokenHash, { linkSentAtMs: linkSentAtMs.slice(0, -1) });
    throw error instanceof SmsNotSent ? new Refusal('SERVICE_UNAVAILABLE', { cause: error }) : error;
  }
  return {
    step: txn.state.step,
    maskedMobile: maskMobile(mobile),
    resendAtMs: nextSendAtMs(linkSentAtMs),
    attemptsRemaining: CODE_SENDS - linkSentAtMs.length,
    serverNowMs: nowMs,
  };
}
