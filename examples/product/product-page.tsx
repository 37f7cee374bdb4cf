import type { KadamEligibilityElement } from '@kadam/sdk/elements';
import { useMemo, useRef, useState } from 'react';
import { isProductId, type Product, products, variantsOf } from '../catalogue/products';
import { elementTheme } from '../merchant/element-theme';
import { moneyText } from '../merchant/money-text';
import type { PageSettings } from '../merchant/page-settings';
import { checkoutAddress, keepBag, pieceCount, readBag, withOneMore } from '../shop/bag';
import button from '../shop/shop-button.module.css';
import { ShopHeader } from '../shop/shop-header';
import { AlsoHere } from './also-here';
import { Benefits } from './benefits';
import { Gallery } from './gallery';
import css from './product-page.module.css';
import { PromoLine } from './promo-line';
import { ShopPromises } from './shop-promises';
import { VariantChoice } from './variant-choice';

/** Product in the address (`?product=hush-pro`), else the camera kit. */
function productFromAddress(search: string): Product {
  const wanted = new URLSearchParams(search).get('product') ?? '';
  return products[isProductId(wanted) ? wanted : 'lumen-m2-kit'];
}

/** Product page with card-less EMI before buying: the instalment line, the eligibility check and the benefits. */
export function ProductPage({ settings }: { settings: PageSettings }) {
  const [product, setProduct] = useState(() => productFromAddress(location.search));
  const [bag, setBag] = useState(readBag);
  const amount = product.pricePaise / 100;

  const check = useRef<KadamEligibilityElement>(null);
  const theme = useMemo(elementTheme, []);
  const showCheck = (): void => check.current?.scrollIntoView({ behavior: 'smooth', block: 'center' });

  const choose = (next: Product): void => {
    setProduct(next);
    history.replaceState(null, '', `?product=${next.productId}`);
  };
  const addToBag = (): void => {
    const next = withOneMore(bag, product.productId);
    setBag(next);
    keepBag(next);
  };
  const now = [{ productId: product.productId, quantity: 1 }];

  return (
    <>
      <ShopHeader
        bagAddress={bag.length === 0 ? '/checkout' : checkoutAddress(bag)}
        pieceCount={pieceCount(bag)}
        shelf={product.shelf}
      />
      <main>
        <div className={css.product}>
          <Gallery key={product.productId} product={product} />
          <div className={css.facts}>
            <p className={css.shelf}>
              {product.brand} · {product.shelf}
            </p>
            <h1 className={css.title}>{product.title}</h1>
            <VariantChoice product={product} variants={variantsOf(product)} onChoose={choose} />
            <p className={css.prices}>
              <b className={css.price}>{moneyText(product.pricePaise)}</b>
              {product.formerPricePaise !== null && (
                <s className={css.former}>
                  <span className={css.hidden}>before: </span>
                  {moneyText(product.formerPricePaise)}
                </s>
              )}
            </p>
            <PromoLine merchantKey={settings.merchantKey} amount={amount} onEligibilityAsked={showCheck} />
            <div className={css.buy}>
              <a className={button.button} href={checkoutAddress(now)}>
                Buy now
              </a>
              <button type="button" className={button.button} data-kind="second" onClick={addToBag}>
                Add to bag
              </button>
            </div>
            <kadam-eligibility ref={check} merchant-key={settings.merchantKey} amount={amount} {...theme} />
            <ShopPromises />
          </div>
        </div>
        <Benefits settings={settings} onEligibilityAsked={showCheck} />
        <AlsoHere settings={settings} product={product} />
      </main>
    </>
  );
}
