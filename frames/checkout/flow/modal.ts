import type { Failure } from '../../platform/api/failure';
import type { CheckoutContext } from './checkout-context';

export const closeModal = (context: CheckoutContext): void => context.set({ modal: { name: 'none' } });

/** The error modal, and whether it can be retried. Source: S1§4 (TXN-034, TXN-035). */
export const openErrorModal = (context: CheckoutContext, failure: Failure, canRetry: boolean): void =>
  context.set({
    modal: { name: 'errorBlockTransactionModal', failure, canRetry: canRetry && failure.retry !== false },
  });
