import type { KadamEligibilityElement } from '@kadam/sdk/elements';
import { useMemo, useRef, useState } from 'react';
import { isWareId, variantsOf, type Ware, wares } from '../catalogue/wares';
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

/** The ware named in the address (`?ware=hush-pro`), else the camera kit. */
function wareFromAddress(search: string): Ware {
  const wanted = new URLSearchParams(search).get('ware') ?? '';
  return wares[isWareId(wanted) ? wanted : 'lumen-m2-kit'];
}

/** A product page with what a shopper wants to know of card-less EMI before buying: the line by the price, whether he
 *  can have it, and how it works. */
export function ProductPage({ settings }: { settings: PageSettings }) {
  const [ware, setWare] = useState(() => wareFromAddress(location.search));
  const [bag, setBag] = useState(readBag);
  const amount = ware.pricePaise / 100;

  const check = useRef<KadamEligibilityElement>(null);
  const theme = useMemo(elementTheme, []);
  const showCheck = (): void => check.current?.scrollIntoView({ behavior: 'smooth', block: 'center' });

  const choose = (next: Ware): void => {
    setWare(next);
    history.replaceState(null, '', `?ware=${next.wareId}`);
  };
  const addToBag = (): void => {
    const next = withOneMore(bag, ware.wareId);
    setBag(next);
    keepBag(next);
  };
  const now = [{ wareId: ware.wareId, quantity: 1 }];

  return (
    <>
      <ShopHeader
        bagAddress={bag.length === 0 ? '/checkout' : checkoutAddress(bag)}
        pieceCount={pieceCount(bag)}
        shelf={ware.shelf}
      />
      <main>
        <div className={css.product}>
          <Gallery key={ware.wareId} ware={ware} />
          <div className={css.facts}>
            <p className={css.shelf}>
              {ware.brand} · {ware.shelf}
            </p>
            <h1 className={css.title}>{ware.title}</h1>
            <VariantChoice ware={ware} variants={variantsOf(ware)} onChoose={choose} />
            <p className={css.prices}>
              <b className={css.price}>{moneyText(ware.pricePaise)}</b>
              {ware.formerPricePaise !== null && (
                <s className={css.former}>
                  <span className={css.hidden}>before: </span>
                  {moneyText(ware.formerPricePaise)}
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
        <AlsoHere settings={settings} ware={ware} />
      </main>
    </>
  );
}
