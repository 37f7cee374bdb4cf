import type { ReactNode } from 'react';
import { formatRupees } from '../../../shared/format';
import { sampleProducts } from '../../../shared/site/samples';
import type { PageView } from '../page';
import { Asked } from './asked';
import { CostFirst } from './cost-first';
import { Figures } from './figures';
import { Hero } from './hero';
import { How } from './how';
import { Merchants } from './merchants';
import { Partners } from './partners';
import { Products } from './products';
import { StepsArt } from './steps-art';
import { Testimonials } from './testimonials';

const words = import.meta.words('siteHome');

/** The home page of our own site. Source: S1§1, LAY-003. */
export function OrganicHome({ locale, site, publicUrl }: PageView): ReactNode {
  const { hero, products } = words[locale];
  const [product] = sampleProducts;
  if (!product) throw new Error('no sample product');
  const { priceRupees, tenure } = product;
  const emiRupees = priceRupees / tenure;
  return (
    <>
      <Hero locale={locale} site={site} publicUrl={publicUrl} ground="light" {...hero}>
        <StepsArt
          product={product}
          price={formatRupees(priceRupees)}
          emi={formatRupees(emiRupees)}
          steps={hero.steps(tenure, emiRupees)}
          tag={products.tag}
          interest={null}
        />
      </Hero>
      <Figures locale={locale} />
      <Partners locale={locale} />
      <Products locale={locale} />
      <Merchants locale={locale} />
      <How locale={locale} />
      <CostFirst locale={locale} />
      <Testimonials locale={locale} />
      <Asked locale={locale} />
    </>
  );
}
