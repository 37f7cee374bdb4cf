import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { sampleProducts } from '../../../shared/site/samples';
import { ProductCard } from '../catalogue/product-card';
import { StarLine } from '../catalogue/star-line';
import { Art } from './art';
import { Section } from './section';
import { Slider, SliderWays } from './slider';

const words = import.meta.words('siteHome');

/** Products of no cost, with what a month of them is. Source: S1§1, CNT-012. */
export function Products({ locale }: { readonly locale: Locale }): ReactNode {
  return (
    <Section
      id="products"
      heading={words[locale].products.heading}
      ways={<SliderWays locale={locale} labelledBy="products" />}
      isClose
    >
      <Slider labelledBy="products" kind="products">
        {sampleProducts.map(({ name, merchant, art, priceRupees, tenure }) => (
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
