import { useState } from 'react';
import { basketFrom } from '../catalogue/basket';
import { preload } from '../merchant/kadam';
import type { PageSettings } from '../merchant/page-settings';
import { OrderStatus } from '../shop/order-status';
import button from '../shop/shop-button.module.css';
import { ShopHeader } from '../shop/shop-header';
import { CheckoutForm } from './checkout-form';
import css from './checkout-page.module.css';
import { shownOrder } from './payment-state';
import { usePayment } from './use-payment';

/** Pays for the basket in the address, `?basket=lumen-m2-kit.1`, or for an earlier order, `?order=ZM-…`. */
export function CheckoutPage({ settings }: { settings: PageSettings }) {
  const [asked] = useState(() => new URLSearchParams(location.search));
  const { state, place, payAgain } = usePayment(settings.merchantKey, asked.get('order'));
  const basket = basketFrom(asked.get('basket') ?? '');
  const orderId = shownOrder(state);

  return (
    <>
      <ShopHeader bagAddress={null} />
      <main>
        {orderId !== null ? (
          <OrderStatus
            orderId={orderId}
            isBusy={state.step !== 'ended'}
            error={state.step === 'ended' ? state.error : null}
            onPayAgain={(order) => void payAgain(order)}
          />
        ) : basket !== null ? (
          <CheckoutForm
            basket={basket}
            isBusy={state.step !== 'choosing'}
            error={state.step === 'choosing' ? state.error : null}
            onPlace={() => void place(basket)}
            onNear={() => void preload('checkout', settings.merchantKey)}
          />
        ) : (
          <section className={css.empty}>
            <h1 className={css.title}>Your bag is empty</h1>
            <a className={button.button} href="/product">
              See the camera
            </a>
          </section>
        )}
      </main>
    </>
  );
}
