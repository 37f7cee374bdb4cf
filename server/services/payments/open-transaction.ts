import { DAY_MS } from '../../../shared/rules/duration';
import { isFinal } from '../../../shared/rules/payment-flow';
import { href } from '../../../shared/site/route';
import { payment } from '../../../shared/site/routes';
import { findBySecret, type Transaction } from '../../store/transactions';
import type { Hasher } from '../secrets';
import type { ConfiguredPayment } from '../session-config';
import { changeTransaction } from './change-transaction';
import type { PaymentDeps } from './payment-deps';

/** Time for which the checkout of an ended payment can be opened, to see its result. */
const SHOWN_AFTER_END_MS = DAY_MS;

/** Secrets of a transaction are derived from its id and the server's key, so they need no storage. */
export const checkoutTokenOf = (hasher: Hasher, txnUuid: string): string => hasher.hash('checkout-token', txnUuid);
export const referenceOf = (hasher: Hasher, txnUuid: string): string =>
  hasher.hash('payment-reference', txnUuid).slice(0, 22);
export const secretHash = (hasher: Hasher, secret: string): string => hasher.hash('checkout-secret', secret);

export const paymentLinkOf = (deps: Pick<PaymentDeps, 'hasher' | 'publicUrl'>, txnUuid: string): string =>
  deps.publicUrl + href(payment, {}, { ref: referenceOf(deps.hasher, txnUuid) });

/** The transaction of a checkout token or a payment link; null if invalid or expired. A link counts as opened. */
export async function openTransaction(
  deps: PaymentDeps,
  merchantKey: string,
  by: { readonly checkoutToken: string } | { readonly ref: string },
): Promise<ConfiguredPayment | null> {
  const [column, secret] =
    'ref' in by ? (['reference_hash', by.ref] as const) : (['token_hash', by.checkoutToken] as const);
  const txn = await findBySecret(deps.db, merchantKey, column, secretHash(deps.hasher, secret));
  if (!txn || isLongOver(txn, deps.clock.nowMs())) return null;
  if ('ref' in by)
    await changeTransaction(deps, txn, 'open', async (unit) => {
      await unit.applyIfAllowed({ type: 'opened' });
    });
  const { txnUuid, returnUrl, channel } = txn;
  return { txnUuid, returnUrl, channel, step: null, isByLink: 'ref' in by, isMobileVerified: false };
}

const isLongOver = (txn: Transaction, nowMs: number): boolean =>
  isFinal(txn.state) && txn.expiresAtMs + SHOWN_AFTER_END_MS <= nowMs;
