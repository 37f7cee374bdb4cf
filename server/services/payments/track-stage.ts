import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type { trackStage } from '../../../shared/api/transaction';
import type { PaymentEvent } from '../../../shared/rules/payment-flow';
import { trackingChannel } from '../../../shared/rules/payment-flow/device-type';
import { readTimeline } from '../../store/payment-timeline';
import type { CheckoutCaller } from '../caller';
import { Refusal } from '../refusal';
import { changeAuthorizedPayment, openPayment } from './authorized-payment';
import { refuseIfElsewhere, requireOwner } from './ownership';
import type { PaymentDeps } from './payment-deps';
import { takeBackOrRefuse } from './settle';

type Report = Pick<RequestOf<typeof trackStage>, 'step' | 'status' | 'channel'>;

/** Events that entering a screen may cause: the widget opens, plans are shown, or the shopper returns to them. All
 *  others have separate calls. */
const eventsOfEntering: Readonly<Partial<Record<Report['step'], readonly PaymentEvent['type'][]>>> = {
  CW_OPENED: ['opened'],
  EMI_PLAN_SELECTION: ['opened', 'plansShown', 'planReopened'],
};
type EnteringEvent = Extract<PaymentEvent, { type: 'opened' | 'plansShown' | 'planReopened' }>;

/** Records the step that a screen reports; idempotent. A step that does not fit the payment, or another channel, is
 *  4100. Returning to the plans releases the reserved credit. */
export async function reportStage(
  deps: PaymentDeps,
  caller: CheckoutCaller,
  { step, status, channel }: Report,
): Promise<ResponseOf<typeof trackStage>> {
  const { txnUuid } = caller.session;
  if (channel !== undefined && channel !== trackingChannel(caller.txn.channel))
    throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: `${channel} is not the payment’s channel` });
  const known = await readTimeline(deps.db, txnUuid);
  const isKnown = known.some((line) => line.step === step && line.status === status);
  if (status !== 'INITIATED') {
    if (!isKnown) throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: `${step} is not ${status}` });
    return { step, status, timeline: known };
  }
  const txn = await openPayment(deps, caller);
  refuseIfElsewhere(caller, txn);
  const goesBack = step === 'EMI_PLAN_SELECTION' && (txn.state.credit === 'reserved' || txn.state.step === 'RETRY');
  if (goesBack) {
    requireOwner(caller, txn);
    await takeBackOrRefuse(deps, txn, caller.requestId);
  }
  await changeAuthorizedPayment(deps, caller, txn, async (unit) => {
    for (const type of eventsOfEntering[step] ?? [])
      if (type !== 'planReopened' || goesBack) await unit.applyIfAllowed({ type } as EnteringEvent);
    // A report of an earlier step may arrive late, except the return to the plans, which must take effect.
    const isPast = isKnown && step !== 'EMI_PLAN_SELECTION';
    if (unit.txn.state.step !== step && !isPast)
      throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: `${step} reported at ${unit.txn.state.step}` });
  });
  return { step, status, timeline: await readTimeline(deps.db, txnUuid) };
}
