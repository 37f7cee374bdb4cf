import { useState } from 'react';
import type { BasketLine } from '../catalogue/basket';
import { OrderSummary } from '../shop/order-summary';
import button from '../shop/shop-button.module.css';
import css from './checkout-page.module.css';
import { type PayMethod, PayMethods } from './pay-methods';

/** Delivery, payment method and the pay button. Only card-less EMI is connected. */
export function CheckoutForm(props: {
  basket: readonly BasketLine[];
  isBusy: boolean;
  error: string | null;
  onPlace(): void;
  /** Called when the pointer or the focus reaches the button, to preload the checkout. */
  onNear(): void;
}) {
  const [method, setMethod] = useState<PayMethod>('cardlessEmi');
  const isConnected = method === 'cardlessEmi';
  return (
    <div className={css.checkout}>
      <div className={css.steps}>
        <h1 className={css.title}>Checkout</h1>
        <section className={css.card} aria-labelledby="deliver-title">
          <h2 id="deliver-title" className={css.heading}>
            Deliver to
          </h2>
          <p className={css.address}>Ananya Sharma, 14 Law College Road, Pune 411004</p>
        </section>
        <PayMethods basket={props.basket} method={method} isBusy={props.isBusy} onMethod={setMethod} />
      </div>
      <OrderSummary basket={props.basket}>
        <button
          type="button"
          className={button.button}
          disabled={props.isBusy || !isConnected}
          onPointerEnter={props.onNear}
          onFocus={props.onNear}
          onClick={props.onPlace}
        >
          {props.isBusy ? 'Placing order…' : 'Place order'}
        </button>
        <p role="status" className={css.note}>
          {isConnected ? props.error : 'This example takes card-less EMI only.'}
        </p>
      </OrderSummary>
    </div>
  );
}
