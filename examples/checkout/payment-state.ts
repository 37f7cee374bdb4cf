import type { CheckoutEnd } from '../merchant/kadam';

/** State of the payment on the page. `error`: why the checkout did not open, for the shopper. `shown`: order that the
 *  page shows meanwhile; null while it shows the form. */
export type PaymentState =
  | { readonly step: 'choosing'; readonly error: string | null }
  | { readonly step: 'starting'; readonly shown: string | null }
  | { readonly step: 'paying'; readonly orderId: string; readonly shown: string | null }
  /** The signed result is being sent to the shop's server. */
  | { readonly step: 'submitting'; readonly orderId: string; readonly shown: string | null }
  /** The page shows the server's status, regardless of the checkout's outcome. */
  | { readonly step: 'ended'; readonly orderId: string; readonly error: string | null };

export type PaymentEvent =
  | { readonly type: 'startAsked' }
  /** `orderId`: the order that was placed before the failure; null if none was. */
  | { readonly type: 'refused'; readonly message: string; readonly orderId: string | null }
  | { readonly type: 'opened'; readonly orderId: string }
  | { readonly type: 'checkoutEnded'; readonly end: CheckoutEnd }
  /** The server has accepted or refused the result; the page queries the order in both cases. */
  | { readonly type: 'submitted' };

/** The order that the page shows; null while it shows the form. */
export function shownOrder(state: PaymentState): string | null {
  switch (state.step) {
    case 'choosing':
      return null;
    case 'starting':
    case 'paying':
    case 'submitting':
      return state.shown;
    case 'ended':
      return state.orderId;
    default:
      return state satisfies never;
  }
}

/** The checkout's outcome never marks an order as paid: the page queries its server. */
export function nextPaymentState(state: PaymentState, event: PaymentEvent): PaymentState {
  const shown = shownOrder(state);
  switch (event.type) {
    case 'startAsked':
      return state.step === 'choosing' || state.step === 'ended' ? { step: 'starting', shown } : state;
    case 'refused': {
      if (state.step !== 'starting') return state;
      const orderId = event.orderId ?? shown;
      return orderId === null
        ? { step: 'choosing', error: event.message }
        : { step: 'ended', orderId, error: event.message };
    }
    case 'opened':
      return state.step === 'starting' ? { step: 'paying', orderId: event.orderId, shown } : state;
    case 'checkoutEnded':
      if (state.step !== 'paying') return state;
      if (event.end.outcome === 'completed') return { step: 'submitting', orderId: state.orderId, shown };
      return { step: 'ended', orderId: state.orderId, error: null };
    case 'submitted':
      return state.step === 'submitting' ? { step: 'ended', orderId: state.orderId, error: null } : state;
    default:
      return event satisfies never;
  }
}
