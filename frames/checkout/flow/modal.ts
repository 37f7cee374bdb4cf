import type { Failure } from '../../platform/api/failure';
import { type CheckoutFlow, change } from './checkout-flow';

export const closeModal = (flow: CheckoutFlow): void => change(flow, { modal: { name: 'none' } });

/** The error modal, and whether it can be retried. Source: S1§4 (TXN-034, TXN-035). */
export const openErrorModal = (flow: CheckoutFlow, failure: Failure, canRetry: boolean): void =>
  change(flow, {
    modal: { name: 'errorBlockTransactionModal', failure, canRetry: canRetry && failure.retry !== false },
  });
