import type { BasketLine } from '../catalogue/basket';
import type { PageSettings } from '../merchant/page-settings';
import { shopServer } from '../shop/order-client';
import { OrderSummary } from '../shop/order-summary';
import button from '../shop/shop-button.module.css';
import { ShopHeader } from '../shop/shop-header';
import css from './redirect-page.module.css';
import { usePaymentLink } from './use-payment-link';

const basket: readonly BasketLine[] = [{ productId: 'lumen-m2-kit', quantity: 1 }];

/** Integration without a script of the provider: the shop's server starts the payment, the browser follows a link to
 *  the payment page and returns to `/return`. */
export function RedirectPage({ settings }: { settings: PageSettings }) {
  const { isLeaving, error, follow } = usePaymentLink(settings.providerOrigin);
  return (
    <>
      <ShopHeader bagAddress={null} />
      <main className={css.page}>
        <div className={css.words}>
          <h1 className={css.title}>Pay by a link</h1>
          <p className={css.text}>
            This page loads no script of Kadam and holds no frame. The shop’s server asks for a payment link, the
            browser goes there, and comes back to the shop when it is done.
          </p>
          <ol className={css.steps}>
            <li>The server starts the payment: order, price and the address to come back to.</li>
            <li>The browser goes to the payment link.</li>
            <li>Back at the shop, the page asks the shop’s server, which has the webhook or asks Kadam itself.</li>
          </ol>
        </div>
        <OrderSummary basket={basket}>
          <button
            type="button"
            className={button.button}
            disabled={isLeaving}
            onClick={() => void follow(() => shopServer.place(basket, '/return'))}
          >
            {isLeaving ? 'Going to the payment…' : 'Pay by card-less EMI'}
          </button>
          <p role="status" className={css.error}>
            {error}
          </p>
        </OrderSummary>
      </main>
    </>
  );
}
