import { useMemo } from 'react';
import { ProductDrawing } from '../catalogue/product-drawing';
import { type Product, type ProductId, products } from '../catalogue/products';
import { elementTheme } from '../merchant/element-theme';
import { moneyText } from '../merchant/money-text';
import type { PageSettings } from '../merchant/page-settings';
import css from './also-here.module.css';

const offered: readonly ProductId[] = ['lumen-m2-kit', 'hush-pro', 'juniper-14', 'camera-case'];

/** Other products, each card with the short instalment line. One is too cheap for instalments. */
export function AlsoHere({ settings, product }: { settings: PageSettings; product: Product }) {
  const theme = useMemo(elementTheme, []);
  return (
    <section className={css.also} aria-labelledby="also-title">
      <h2 id="also-title" className={css.title}>
        Also at Zenmart
      </h2>
      <ul className={css.products}>
        {offered
          .filter((productId) => productId !== product.productId)
          .map((productId) => products[productId])
          .map((other) => (
            <li key={other.productId} className={css.product}>
              <a className={css.link} href={`/product?product=${other.productId}`}>
                <span className={css.picture}>
                  <ProductDrawing picture={other.pictures[0]} />
                </span>
                <span>{other.name}</span>
                <b className={css.price}>{moneyText(other.pricePaise)}</b>
              </a>
              <kadam-promo merchant-key={settings.merchantKey} amount={other.pricePaise / 100} form="tag" {...theme} />
            </li>
          ))}
      </ul>
    </section>
  );
}
