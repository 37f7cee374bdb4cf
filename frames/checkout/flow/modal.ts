import type { Failure } from '../../platform/api/failure';
import { isBusiness } from '../../platform/api/failure';
import type { CheckoutContext } from './checkout-context';

export const closeModal = (context: CheckoutContext): void => context.set({ modal: { name: 'none' } });

/** The error modal, with title, message and whether it can be retried. A failure that the server put into words shows
 *  those; a broken line the default text. Source: S1§4 (TXN-034, TXN-035). */
export function openErrorModal(context: CheckoutContext, failure: Failure, canRetry: boolean): void {
  const speaks = isBusiness(failure) || failure.reaction === 'slowDown';
  context.set({
    modal: {
      name: 'errorBlockTransactionModal',
      title: failure.title,
      message: speaks && failure.message !== '' ? failure.message : null,
      failure,
      canRetry: canRetry && failure.retry !== false,
    },
  });
}
