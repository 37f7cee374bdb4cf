import { KadamEligibility } from '@kadam/sdk/react';
import { type BasketLine, basketPaise } from '../catalogue/basket';
import { OrderSummary } from '../shop/order-summary';
import button from '../shop/shop-button.module.css';
import css from './react-shop.module.css';

/** Bag with the eligibility check and the pay button. */
export function Bag(props: {
  lines: readonly BasketLine[];
  isBusy: boolean;
  error: string | null;
  onNear(): void;
  onPay(): void;
}) {
  const { lines } = props;
  if (lines.length === 0)
    return (
      <aside id="bag" className={css.bag}>
        <p className={css.empty}>Your bag is empty.</p>
      </aside>
    );
  return (
    <div id="bag" className={css.bag}>
      <OrderSummary basket={lines}>
        <button
          type="button"
          className={button.button}
          disabled={props.isBusy}
          onPointerEnter={props.onNear}
          onFocus={props.onNear}
          onClick={props.onPay}
        >
          {props.isBusy ? 'Placing order…' : 'Pay by card-less EMI'}
        </button>
        <p role="status" className={css.error}>
          {props.error}
        </p>
      </OrderSummary>
      <KadamEligibility amount={basketPaise(lines) / 100} />
    </div>
  );
}
