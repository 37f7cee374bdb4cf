import type { CheckoutEnd } from '../merchant/kadam';

/** Where the page stands with the payment. `error`: why it did not come to the checkout, for the shopper. `shown`: the
 *  order that the page shows meanwhile; null while it shows the form. */
export type PaymentState =
  | { readonly step: 'choosing'; readonly error: string | null }
  | { readonly step: 'starting'; readonly shown: string | null }
  | { readonly step: 'paying'; readonly orderId: string; readonly shown: string | null }
  /** A signed result is on its way to the shop's server. */
  | { readonly step: 'submitting'; readonly orderId: string; readonly shown: string | null }
  /** What the server knows is shown, whatever the checkout said. */
  | { readonly step: 'ended'; readonly orderId: string; readonly error: string | null };

export type PaymentEvent =
  | { readonly type: 'startAsked' }
  /** `orderId`: the order that was placed before it went wrong; null where it was not even placed. */
  | { readonly type: 'refused'; readonly message: string; readonly orderId: string | null }
  | { readonly type: 'opened'; readonly orderId: string }
  | { readonly type: 'checkoutEnded'; readonly end: CheckoutEnd }
  /** The server has the result, or has refused it: either way it is asked what it knows. */
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

/** Nothing that the checkout says makes an order paid: the page goes on to ask its server. */
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
