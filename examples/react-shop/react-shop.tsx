import { KadamBenefits } from '@kadam/sdk/react';
import { useState } from 'react';
import type { BasketLine } from '../catalogue/basket';
import { shownOrder } from '../checkout/payment-state';
import { keepBag, pieceCount, readBag, withOneMore } from '../shop/bag';
import { OrderStatus } from '../shop/order-status';
import { ShopHeader } from '../shop/shop-header';
import { Bag } from './bag';
import css from './react-shop.module.css';
import { Shelf } from './shelf';
import { useShopPayment } from './use-shop-payment';

/** Shop on one page: shelf, bag, payment. Uses card-less EMI only through the React wrapper. */
export function ReactShop() {
  const [bag, setBag] = useState(readBag);
  const changeBag = (next: readonly BasketLine[]): void => {
    setBag(next);
    keepBag(next);
  };
  const payment = useShopPayment(new URLSearchParams(location.search).get('order'), () => changeBag([]));
  const orderId = shownOrder(payment.state);

  return (
    <>
      <ShopHeader bagAddress={bag.length === 0 ? null : '#bag'} pieceCount={pieceCount(bag)} />
      <main>
        {orderId === null ? (
          <div className={css.shop}>
            <Shelf onAdd={(productId) => changeBag(withOneMore(bag, productId))} />
            <Bag
              lines={bag}
              isBusy={payment.state.step !== 'choosing'}
              error={payment.state.step === 'choosing' ? payment.state.error : null}
              onNear={payment.preload}
              onPay={() => void payment.place(bag)}
            />
            <section className={css.why} aria-label="Why card-less EMI">
              <KadamBenefits />
            </section>
          </div>
        ) : (
          <OrderStatus
            orderId={orderId}
            isBusy={payment.state.step !== 'ended'}
            error={payment.state.step === 'ended' ? payment.state.error : null}
            onPayAgain={(order) => void payment.payAgain(order)}
          />
        )}
      </main>
    </>
  );
}
