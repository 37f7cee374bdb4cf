import type { ReactNode } from 'react';
import { type BasketLine, basketPaise } from '../catalogue/basket';
import { ProductDrawing } from '../catalogue/product-drawing';
import { products } from '../catalogue/products';
import { moneyText } from '../merchant/money-text';
import css from './order-summary.module.css';

/** Order lines and price. `children`: the button below. */
export function OrderSummary({ basket, children }: { basket: readonly BasketLine[]; children: ReactNode }) {
  const price = moneyText(basketPaise(basket));
  return (
    <aside className={css.summary} aria-labelledby="order-title">
      <h2 id="order-title" className={css.heading}>
        Order
      </h2>
      <ul className={css.lines}>
        {basket.map(({ productId, quantity }) => (
          <li key={productId} className={css.line}>
            <span className={css.picture}>
              <ProductDrawing picture={products[productId].pictures[0]} />
            </span>
            <span>
              <b className={css.name}>{products[productId].name}</b>
              <span className={css.quantity}>
                {quantity} {quantity === 1 ? 'piece' : 'pieces'}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <dl className={css.sums}>
        <div>
          <dt>Price</dt>
          <dd>{price}</dd>
        </div>
        <div>
          <dt>Delivery</dt>
          <dd>Free</dd>
        </div>
        <div className={css.total}>
          <dt>Total</dt>
          <dd>{price}</dd>
        </div>
      </dl>
      <div className={css.end}>{children}</div>
    </aside>
  );
}
