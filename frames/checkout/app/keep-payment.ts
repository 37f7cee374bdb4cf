import type { KeyValueStore } from '../../platform/storage/key-value-store';
import { writeBrand } from '../../platform/stored/brand';
import { writeTxnUuid } from '../../platform/stored/txn-uuid';
import type { CheckoutState } from '../flow/state';

/** Keeps the payment that is open, and the logo that the server has for its merchant. */
export function keepPayment(
  flow: { readonly subscribe: (listen: (state: CheckoutState) => void) => void },
  store: KeyValueStore,
  nowMs: () => number,
): void {
  let stored: string | null = null;
  flow.subscribe(({ pgData: order, merchant }) => {
    if (order === null || order.txnUuid === stored) return;
    stored = order.txnUuid;
    writeTxnUuid(store, order.txnUuid, nowMs());
    const { merchantKey } = merchant;
    if (merchantKey !== '') writeBrand(store, { merchantKey, logo: order.merchantLogo ?? '' }, nowMs());
  });
}
