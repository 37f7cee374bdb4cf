import type { RequestInfo } from '../../../shared/api/telesales';
import { maskMobile } from '../../../shared/format/mask';
import { DAY_MS } from '../../../shared/rules/duration';
import { isAnyPort } from '../../../shared/rules/merchant-origins';
import { isOpenRequest, requestState } from '../../../shared/rules/payment-request';
import type { MerchantCache } from '../../store/merchant-cache';
import { type AskedPayment, findAskedByReference, noteRefused } from '../../store/payment-requests';
import type { Caller } from '../caller';
import { type ClientLimits, consumeRateLimit } from '../limits';
import { endByAgent } from '../payments/cancel-payment';
import { secretHash } from '../payments/open-transaction';
import type { PaymentDeps } from '../payments/payment-deps';
import { current } from '../payments/settle';
import { amountEligibility } from '../payments/start-payment';
import { Refusal } from '../refusal';

export interface RequestInfoDeps extends PaymentDeps {
  readonly merchants: MerchantCache;
  readonly limits: ClientLimits;
}

/** Time for which the holder of the link can see an ended request. */
const TOLD_AFTER_END_MS = 30 * DAY_MS;

/** Payment request and its agent, for the holder of the link. Reading only expires an overdue request. NOT_FOUND for an
 *  unknown link, and for one that ended long ago. */
export async function infoOf(deps: RequestInfoDeps, caller: Caller, ref: string): Promise<RequestInfo> {
  const found = await findByLink(deps, caller, ref);
  if (!found) throw new Refusal('NOT_FOUND');
  const { requestId } = caller;
  return told(deps, { ...found, txn: await current(deps, found.txn.txnUuid, requestId) });
}

/** Ends a request that its receiver refuses as not theirs, which is final. Refusals: 4100 for an unknown link,
 *  PAYMENT_ELSEWHERE if a number was verified meanwhile, and those of {@link endByAgent}. */
export async function refuse(deps: RequestInfoDeps, caller: Caller, ref: string): Promise<RequestInfo> {
  const found = await findByLink(deps, caller, ref);
  if (!found) throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: 'no request' });
  const { txnUuid } = found.txn;
  if (found.refusedAtMs !== null) return infoOf(deps, caller, ref);
  await endByAgent(deps, txnUuid, caller.requestId, async (_db, { ownerHash }) => {
    if (ownerHash !== null) throw new Refusal('PAYMENT_ELSEWHERE', { why: 'somebody has verified a number' });
  });
  // An earlier cancellation is not a refusal.
  if (isOpenRequest(requestState({ ...found.txn, refusedAtMs: null }, deps.clock.nowMs())))
    await noteRefused(deps.db, txnUuid, deps.clock.nowMs());
  return infoOf(deps, caller, ref);
}

/** Null for an unknown link and for one that ended long ago: each try counts for its client. Refusal: 429. */
async function findByLink(
  { db, hasher, clock, limits }: RequestInfoDeps,
  { client }: Caller,
  ref: string,
): Promise<AskedPayment | null> {
  const found = await findAskedByReference(db, secretHash(hasher, ref));
  if (found && found.txn.expiresAtMs + TOLD_AFTER_END_MS > clock.nowMs()) return found;
  await consumeRateLimit(db, limits.referencesTried, [client], clock.nowMs());
  return null;
}

async function told(
  { merchants, clock }: RequestInfoDeps,
  { txn, agentId, refusedAtMs }: AskedPayment,
): Promise<RequestInfo> {
  const merchant = await merchants.find(txn.merchantKey);
  if (!merchant) throw new Refusal('NOT_FOUND');
  const nowMs = clock.nowMs();
  const origin = merchant.origins.find((each) => !isAnyPort(each));
  return {
    state: requestState({ ...txn, refusedAtMs }, nowMs),
    merchantName: merchant.name,
    merchantLogo: merchant.logoUrl,
    merchantHost: origin === undefined ? null : new URL(origin).host,
    agentId,
    orderId: txn.orderId,
    amount: txn.amountRupees,
    items: [...txn.items],
    lowestEmi: amountEligibility({ merchant }, txn.amountRupees).lowestEmi,
    maskedMobile: maskMobile(txn.givenMobile ?? ''),
    createdAtMs: txn.createdAtMs,
    expiresAtMs: txn.expiresAtMs,
    serverNowMs: nowMs,
  };
}
