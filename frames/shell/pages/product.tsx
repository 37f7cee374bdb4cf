import { brand } from '../../../shared/brand';
import { lendersIn } from '../../../shared/lenders';
import { messagesIn } from '../../../shared/messages/define-messages';
import { rupeesOf } from '../../../shared/money/paise';
import { pathIn } from '../../../shared/site/address';
import { href } from '../../../shared/site/route';
import { eligible, emiCalculator, home, merchantAt } from '../../../shared/site/routes';
import { offer, queryOf, readInputs, SmallCalculator } from '../../calculator';
import { calculatorMessages } from '../../calculator/messages';
import { MoneyText } from '../../kit/money-text';
import { Tag } from '../../kit/tag';
import { Caption } from '../../kit/type/caption';
import { chosenIn, type ProductIsland, ProductPlans, priceText, readChoice } from '../../product-plans';
import { productMessages } from '../../product-plans/messages';
import { Crumbs } from '../chrome/crumbs';
import { OnCanvas } from '../chrome/on-canvas';
import { ShopLink } from '../chrome/shop-link';
import { TextLink } from '../chrome/text-link';
import { atCalculatorRoot } from '../client/calculator-root';
import { PRODUCT_ROOT } from '../client/product-root';
import { lendsOn } from '../lender-of';
import { merchantMessages } from '../merchant/messages';
import { addressOf, shopAddress } from '../navigation';
import type { Page, PageView } from '../page';
import css from './product.module.css';

type View = PageView<'product'>;

/** Input of the plans, for the server and the browser. */
const islandOf = ({ locale, site, data }: View): ProductIsland => {
  const { product, productUrl, lenders } = data;
  const { merchantHandle, productId, merchantName, pricePaise } = product;
  return {
    of: {
      pricePaise,
      merchantName,
      lenders: lenders.filter(lendsOn(site)).filter(({ emiPlans }) => emiPlans.length > 0),
      shopHref: shopAddress(locale, merchantHandle, productId),
      shopHost: new URL(productUrl).host,
      checkHref: addressOf(locale, eligible, { amount: String(rupeesOf(pricePaise)) }),
      brand: brand.name,
      newWindow: messagesIn(locale, merchantMessages).newWindow,
    },
    shown: { tenure: product.tenure, emi: product.emi, isNoCost: product.isNoCost },
  };
};

/** Calculator with the merchant's lenders and the choice above; for a price that no lender finances, with the nearest amount
 *  that one does. Null without a lender. */
function calculatorOf({ site, data, query = {} }: View, { of, shown }: ProductIsland) {
  const there = new Set(data.lenders.filter(lendsOn(site)).map(({ lenderId }) => lenderId));
  const lenders = lendersIn('sandbox').filter(({ lenderId }) => there.has(lenderId));
  if (lenders.length === 0) return null;
  const offered = offer(lenders, data.noCostTenures);
  const found = chosenIn(readChoice(query, of.lenders, shown), of.lenders);
  const amount = found ? rupeesOf(of.pricePaise) : (data.nearestAmount ?? rupeesOf(of.pricePaise));
  const inputs = readInputs(
    {
      amount: String(amount),
      lenderId: found?.lender.lenderId ?? '',
      tenure: String(found?.plan.tenure ?? data.product.tenure),
      ...(found?.plan.isNoCost && { noCost: '1' }),
    },
    offered,
  );
  return { offered, inputs };
}

/** Product of a merchant: monthly instalments by lender. Source: S1§2.2 (RTE-041), CAT-012, CAT-022, CAT-023. */
export const page: Page<'product'> = {
  title: ({ locale, data: { product } }) =>
    messagesIn(locale, productMessages).title(product.productName, product.merchantName),
  description: ({ locale, data: { product } }) =>
    messagesIn(locale, productMessages).description(
      product.productName,
      product.merchantName,
      rupeesOf(product.pricePaise),
    ),
  island: islandOf,
  things: ({ locale, publicUrl, path, data: { product, brandName, category } }) => [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.productName,
      category: category.name[locale],
      ...(brandName !== null && { brand: { '@type': 'Brand', name: brandName } }),
      offers: {
        '@type': 'Offer',
        url: publicUrl + pathIn(locale, path),
        price: rupeesOf(product.pricePaise).toFixed(2),
        priceCurrency: 'INR',
        seller: { '@type': 'Organization', name: product.merchantName },
      },
    },
  ],
  Body: (view) => {
    const { locale, path, query = {}, data } = view;
    const { product, nearestAmount } = data;
    const { productName, merchantName, merchantHandle, pricePaise } = product;
    const say = messagesIn(locale, productMessages);
    const island = islandOf(view);
    const { of, shown } = island;
    const calculator = calculatorOf(view, island);
    const { crumbs } = messagesIn(locale, merchantMessages);
    return (
      <OnCanvas>
        <div className={css.page}>
          <Crumbs
            label={crumbs.label}
            above={[
              { href: addressOf(locale, home), text: crumbs.home },
              { href: pathIn(locale, href(merchantAt, { merchantHandle })), text: merchantName, isName: true },
            ]}
            here={productName}
          />
          <div className={css.columns}>
            <div className={css.stage}>
              {product.isNoCost && <Tag tone="gold">{say.plans.tag}</Tag>}
              <img src={product.productImage} alt="" width="320" height="260" />
            </div>
            <div className={css.name}>
              <div>
                <p className={css.shop} translate="no">
                  {merchantName}
                </p>
                <h1>{productName}</h1>
                <Caption size={14}>{say.shopDecides}</Caption>
              </div>
              <p className={css.price}>
                <Caption as="span" size={14}>
                  {say.priceAt(merchantName)}
                </Caption>
                <b className="num" translate="no">
                  {priceText(pricePaise)}
                </b>
              </p>
            </div>
            {of.lenders.length > 0 ? (
              <div id={PRODUCT_ROOT} className={css.island}>
                <ProductPlans
                  of={of}
                  choice={readChoice(query, of.lenders, shown)}
                  t={say}
                  action={pathIn(locale, path)}
                />
              </div>
            ) : (
              <section className={css.without}>
                <p>
                  <b>
                    <MoneyText>{say.plans.outOfRange(rupeesOf(pricePaise))}</MoneyText>
                  </b>{' '}
                  {nearestAmount !== null && <MoneyText>{say.plans.nearest(nearestAmount)}</MoneyText>}
                </p>
                <ShopLink locale={locale} handle={merchantHandle} name={merchantName} />
              </section>
            )}
            {calculator && (
              <section className={css.calculator} aria-labelledby="any-price">
                <div className={css.head}>
                  <div>
                    <h2 id="any-price">{say.calculator.heading}</h2>
                    <Caption size={14}>{say.calculator.text}</Caption>
                  </div>
                  <TextLink href={`${addressOf(locale, emiCalculator)}?${queryOf(calculator.inputs)}`}>
                    {say.calculator.open}
                  </TextLink>
                </div>
                <div {...atCalculatorRoot(calculator.offered, queryOf(calculator.inputs))}>
                  <SmallCalculator
                    {...calculator}
                    t={messagesIn(locale, calculatorMessages)}
                    action={addressOf(locale, emiCalculator)}
                  />
                </div>
              </section>
            )}
          </div>
        </div>
      </OnCanvas>
    );
  },
};
