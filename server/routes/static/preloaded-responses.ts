import { identifyUser } from '../../../shared/api/auth';
import type { Endpoint, RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import { orderInfo, paymentDetails } from '../../../shared/api/payment';
import type { PreloadedResponse } from '../../../shared/api/preloaded-response';
import { transactionDetails } from '../../../shared/api/transaction';
import { getEmiInfo, howToBuy } from '../../../shared/api/widget';
import { type CheckoutCaller, isCheckout, type WidgetCaller } from '../../services/caller';
import { identityOf } from '../../services/logins';
import type { CheckoutDeps } from '../../services/payments/customer-offer';
import { plansForOrder } from '../../services/payments/payment-plans';
import { detailsOf, orderOf } from '../../services/payments/payment-status';
import { Refusal } from '../../services/refusal';
import { emiInfo, filmOf, type WidgetDeps } from '../../services/widgets';
import type { Session } from '../../store/sessions';
import { findTransaction } from '../../store/transactions';

/** Responses to the next calls of a new session's frame. A refused one is left out, so that its own call reports the
 *  reason. */
export async function preloadedResponses(
  deps: WidgetDeps & CheckoutDeps,
  caller: WidgetCaller,
  session: Session,
  amount: number | undefined,
): Promise<PreloadedResponse[]> {
  const txn = session.txnUuid === null ? null : await findTransaction(deps.db, session.txnUuid);
  const parts =
    isCheckout(session) && txn
      ? ofCheckout(deps, { ...caller, session, txn })
      : ofWidget(deps, { ...caller, session, txn }, amount);
  const given: PreloadedResponse[] = [];
  // In sequence: showing plans is a step, and the payment's earlier state is sent.
  for (const part of parts) given.push(...(await part()));
  return given;
}

type Part = () => Promise<readonly PreloadedResponse[]>;

const ofCheckout = (deps: CheckoutDeps, caller: CheckoutCaller): readonly Part[] => [
  part(orderInfo, undefined, () => orderOf(deps, caller)),
  part(transactionDetails, undefined, () => detailsOf(deps, caller)),
  part(paymentDetails, undefined, () => plansForOrder(deps, caller)),
];

const ofWidget = (deps: WidgetDeps, caller: WidgetCaller, amount: number | undefined): readonly Part[] => [
  part(getEmiInfo, amount === undefined ? {} : { amount }, async () => emiInfo(deps, caller, amount ?? null)),
  part(howToBuy, undefined, async () => filmOf(caller)),
  part(identifyUser, undefined, async () => identityOf(deps, caller)),
];

const part =
  <E extends Endpoint>({ method, path }: E, input: RequestOf<E>, answer: () => Promise<ResponseOf<E>>): Part =>
  async () => {
    try {
      return [{ method, path, input: input ?? {}, data: await answer() }];
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  };
