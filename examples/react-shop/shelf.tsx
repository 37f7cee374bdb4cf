import { KadamPromo } from '@kadam/sdk/react';
import { ProductDrawing } from '../catalogue/product-drawing';
import { type ProductId, productIds, products } from '../catalogue/products';
import { moneyText } from '../merchant/money-text';
import button from '../shop/shop-button.module.css';
import css from './react-shop.module.css';

export function Shelf({ onAdd }: { onAdd(productId: ProductId): void }) {
  return (
    <section aria-labelledby="shelf-title">
      <h1 id="shelf-title" className={css.title}>
        Zenmart in React
      </h1>
      <ul className={css.products}>
        {productIds
          .map((productId) => products[productId])
          .map(({ productId, name, pricePaise, pictures }) => (
            <li key={productId} className={css.product}>
              <span className={css.picture}>
                <ProductDrawing picture={pictures[0]} />
              </span>
              <h2 className={css.name}>{name}</h2>
              <b className={css.price}>{moneyText(pricePaise)}</b>
              <div className={css.promo}>
                <KadamPromo amount={pricePaise / 100} form="tag" />
              </div>
              <button
                type="button"
                className={button.button}
                data-kind="second"
                aria-label={`Add to bag: ${name}`}
                onClick={() => onAdd(productId)}
              >
                Add to bag
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}
