import type { ReactNode } from 'react';
import { formatRupees } from '../../../shared/format';
import type { Locale } from '../../../shared/locales';
import { type SampleProduct, sampleProducts } from '../../../shared/site/samples';
import { Art } from './art';
import { STEPS_DRAWN, StepsArt } from './steps-art';

const words = import.meta.words('siteHome');
const catalogue = import.meta.words('siteCatalogue');

/** Purchases of which each of the steps that are drawn is whole rupees. */
export const climbed: readonly SampleProduct[] = sampleProducts.filter(
  ({ priceRupees }) => priceRupees % STEPS_DRAWN === 0,
);

interface SampleClimbProps {
  readonly locale: Locale;
  /** One of `climbed`. */
  readonly product: SampleProduct;
}

const emiOf = ({ priceRupees }: SampleProduct): number => priceRupees / STEPS_DRAWN;

/** What the picture of a purchase says, in words. */
export const climbText = ({ locale, product }: SampleClimbProps): string =>
  `${product.name}, ${formatRupees(product.priceRupees)}: ${words[locale].hero.steps(STEPS_DRAWN, emiOf(product))}`;

/** An invented purchase at no cost, on its way up. */
export const SampleClimb = ({ locale, product }: SampleClimbProps): ReactNode => (
  <StepsArt
    name={product.name}
    picture={<Art art={product.art} />}
    price={formatRupees(product.priceRupees)}
    emi={formatRupees(emiOf(product))}
    steps={words[locale].hero.steps(STEPS_DRAWN, emiOf(product))}
    tag={catalogue[locale].noCost}
    interest={null}
  />
);
