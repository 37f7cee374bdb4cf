import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import type { PageData } from '../../../shared/site/page-data';
import { sampleProducts } from '../../../shared/site/samples';
import { CatalogueProduct, ProductCard } from '../catalogue/product-card';
import { StarLine } from '../catalogue/star-line';
import { Art } from './art';
import { homeMessages } from './messages';
import { Section } from './section';
import { Slider, SliderControls } from './slider';

interface ProductsProps {
  readonly locale: Locale;
  /** Empty while the catalogue is empty or unavailable; samples are shown then, without links. */
  readonly products: PageData['home']['buy-with-the-product']['products'];
}

/** No-cost products with their monthly instalment. Source: S1§1, CNT-012. */
export function Products({ locale, products }: ProductsProps): ReactNode {
  return (
    <Section
      id="products"
      heading={messagesIn(locale, homeMessages).products.heading}
      actions={<SliderControls locale={locale} labelledBy="products" />}
      isClose
    >
      <Slider labelledBy="products" kind="products">
        {products.length > 0
          ? products.map((card) => (
              <li key={`${card.merchantHandle}-${card.productId}`}>
                <CatalogueProduct locale={locale} card={card} />
              </li>
            ))
          : sampleProducts.map(({ name, merchant, art, priceRupees, tenure }) => (
              <li key={name}>
                <ProductCard
                  locale={locale}
                  card={{
                    productName: name,
                    merchantName: merchant,
                    merchantLogo: null,
                    tenure,
                    isNoCost: true,
                    emi: priceRupees / tenure,
                  }}
                  picture={<Art art={art} />}
                  href={null}
                />
              </li>
            ))}
      </Slider>
      <StarLine locale={locale} />
    </Section>
  );
}
