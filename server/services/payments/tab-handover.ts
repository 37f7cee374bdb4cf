import type { ResponseOf } from '../../../shared/api/endpoint';
import type { keepTabHandover, LenderPage, takeTabHandover } from '../../../shared/api/tab-handover';
import { TAB_HANDOVER_MS } from '../../rules/lifetimes';
import { insertHandover, takeHandover } from '../../store/tab-handovers';
import type { Caller, CheckoutCaller } from '../caller';
import { consumeRateLimit } from '../limits';
import { mandateFor } from '../mandates';
import { Refusal } from '../refusal';
import { randomReference, seal, unseal } from '../secrets';
import { currentPayment } from './authorized-payment';
import type { CheckoutDeps } from './customer-offer';
import { applicationWhilePaying } from './ntb-application';
import { requireOwner } from './ownership';
import { progressOf } from './progress';

const hashOf = ({ hasher }: Pick<CheckoutDeps, 'hasher'>, handover: string): string =>
  hasher.hash('tab-handover', handover);
/** Key from the id itself, which the table does not contain. */
const keyOf = ({ hasher }: Pick<CheckoutDeps, 'hasher'>, handover: string): string =>
  hasher.hash('tab-handover-url', handover);

/** Stores the address of a lender's page for a new tab. Refusals: 4100 if the payment leads to no such page, and those
 *  of a session that is not its owner. */
export async function keepHandover(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
  leadsTo: LenderPage,
): Promise<ResponseOf<typeof keepTabHandover>> {
  const url = await urlOf(deps, caller, leadsTo);
  if (url === null) throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: `no page of the lender's: ${leadsTo}` });
  const nowMs = deps.clock.nowMs();
  const expiresAtMs = nowMs + TAB_HANDOVER_MS;
  const handover = randomReference();
  const sealedUrl = seal(keyOf(deps, handover), url);
  await insertHandover(deps.db, { hash: hashOf(deps, handover), sealedUrl, expiresAtMs });
  return { handover, expiresAtMs, serverNowMs: nowMs };
}

async function urlOf(deps: CheckoutDeps, caller: CheckoutCaller, leadsTo: LenderPage): Promise<string | null> {
  const txn = await currentPayment(deps, caller);
  requireOwner(caller, txn);
  switch (leadsTo) {
    case 'payment':
      return progressOf(txn, deps.clock.nowMs()).lenderRedirectUrl;
    case 'application':
      return (await applicationWhilePaying(deps, caller)).lenderWindowUrl;
    case 'mandate': {
      const { redirection } = await mandateFor(deps, caller, undefined);
      return redirection && `${redirection.url}?${new URLSearchParams(redirection.params)}`;
    }
    default:
      return leadsTo satisfies never;
  }
}

/** Target of a new tab, single use. Too many unknown ids are 429. */
export async function useHandover(
  deps: CheckoutDeps,
  { client }: Caller,
  handover: string,
): Promise<ResponseOf<typeof takeTabHandover>> {
  const nowMs = deps.clock.nowMs();
  const found = await takeHandover(deps.db, hashOf(deps, handover), nowMs);
  if (!found) {
    await consumeRateLimit(deps.db, deps.limits.referencesTried, [client], nowMs);
    return { state: 'unknown', url: null, serverNowMs: nowMs };
  }
  const { sealedUrl } = found;
  if (sealedUrl === null) return { state: 'used', url: null, serverNowMs: nowMs };
  return { state: 'ready', url: unseal(keyOf(deps, handover), sealedUrl), serverNowMs: nowMs };
}
