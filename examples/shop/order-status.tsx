import { OrderOutcome } from './order-outcome';
import css from './order-status.module.css';
import button from './shop-button.module.css';
import { useOrder } from './use-order';

/** Order status from the shop's server. `isBusy`: a payment is running; when it ends, the status is reloaded. `error`:
 *  why another payment could not start. */
export function OrderStatus(props: {
  orderId: string;
  isBusy: boolean;
  error: string | null;
  onPayAgain(orderId: string): void;
}) {
  const seen = useOrder(props.orderId, props.isBusy ? 0 : 1);
  switch (seen.step) {
    case 'asking':
      return (
        <p role="status" className={css.note}>
          Asking the shop…
        </p>
      );
    case 'missing':
    case 'unreachable':
      return (
        <div className={css.note}>
          <h1 className={css.title}>
            {seen.step === 'missing' ? 'This browser has placed no such order' : 'The shop cannot be reached'}
          </h1>
          {seen.step === 'unreachable' && <p>Your order is safe: reload this page in a moment.</p>}
          <a className={button.button} href="/product">
            Back to the shop
          </a>
        </div>
      );
    case 'known':
      return (
        <OrderOutcome order={seen.order} isWatched={seen.isWatched && !props.isBusy}>
          <p role="status" className={css.error}>
            {props.error}
          </p>
          {seen.order.payment.state !== 'paid' && (
            <button
              type="button"
              className={button.button}
              disabled={props.isBusy}
              onClick={() => props.onPayAgain(props.orderId)}
            >
              Pay by card-less EMI
            </button>
          )}
          <a className={button.button} data-kind="second" href="/product">
            Continue shopping
          </a>
        </OrderOutcome>
      );
    default:
      return seen satisfies never;
  }
}
