import { brand } from '../../../shared/brand';
import { maskMobile } from '../../../shared/format/mask';
import { formatRupees } from '../../../shared/format/number';
import { SmsNotSent } from '../../sms/sms-sender';
import type { CheckoutCaller } from '../caller';
import { codeLimits, spend } from '../limits';
import { CODE_SENDS, CODE_WINDOW_MS, decideSend, freshStanding, nextSendAtMs } from '../one-time-code-rules';
import { Refusal } from '../refusal';
import { openPayment, turnOf } from './checkout-turn';
import type { CheckoutDeps } from './customer-offer';
import { paymentLinkOf } from './open-transaction';

/** Sends the payment link to a phone, as often as a one-time code may be sent. `isSplit`: the page that sends it waits
 *  for the phone. Refusals: 429, OTP_TOO_SOON, 4100 once credit is reserved, 503. */
export async function sendPaymentLink(deps: CheckoutDeps, caller: CheckoutCaller, mobile: string, isSplit: boolean) {
  const { merchant, clientIp, session } = caller;
  await openPayment(deps, caller);
  const nowMs = deps.clock.nowMs();
  const { byClient } = codeLimits('sent', 'payment', deps.codesPerAgent);
  await spend(deps.db, byClient, [merchant.merchantKey, clientIp], nowMs);
  const sent = await turnOf(deps, caller, async (turn) => {
    const sentAtMs = turn.txn.linkSentAtMs.filter((atMs) => atMs > nowMs - CODE_WINDOW_MS);
    const decision = decideSend({ ...freshStanding, sentAtMs }, nowMs);
    if (decision.decision === 'tooSoon')
      throw new Refusal('OTP_TOO_SOON', { data: { resendAtMs: decision.sendAtMs, serverNowMs: nowMs } });
    await turn.apply({ type: 'linkSent', isSplit }, { linkSentAtMs: [...sentAtMs, nowMs] });
    return turn.txn;
  });
  try {
    const link = paymentLinkOf(deps, session.txnUuid);
    const text = `Pay ${formatRupees(sent.amountRupees)} to ${merchant.name} on EMI, without a card: ${link} - ${brand.name}`;
    await deps.sms.send({ mobile, text });
  } catch (error) {
    if (!(error instanceof SmsNotSent)) throw error;
    await turnOf(deps, caller, (turn) => turn.note({ linkSentAtMs: turn.txn.linkSentAtMs.slice(0, -1) }));
    throw new Refusal('SERVICE_UNAVAILABLE', { cause: error });
  }
  return {
    step: sent.state.step,
    maskedMobile: maskMobile(mobile),
    resendAtMs: nextSendAtMs(sent.linkSentAtMs),
    attemptsRemaining: CODE_SENDS - sent.linkSentAtMs.length,
    serverNowMs: nowMs,
  };
}
