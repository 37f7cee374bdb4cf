import type { ReactNode } from 'react';
import { formatRupees } from '../../../shared/format';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { type SampleProduct, sampleProducts } from '../../../shared/site/samples';
import { catalogueMessages } from '../catalogue/messages';
import { Art } from './art';
import { homeMessages } from './messages';
import { STEPS_DRAWN, StepsArt } from './steps-art';

/** Sample products with instalments in whole rupees. */
export const wholeRupeeProducts: readonly SampleProduct[] = sampleProducts.filter(
  ({ priceRupees }) => priceRupees % STEPS_DRAWN === 0,
);

interface SampleScheduleProps {
  readonly locale: Locale;
  /** One of `wholeRupeeProducts`. */
  readonly product: SampleProduct;
}

const emiOf = ({ priceRupees }: SampleProduct): number => priceRupees / STEPS_DRAWN;

/** Text alternative of `SampleSchedule`. */
export const scheduleText = ({ locale, product }: SampleScheduleProps): string =>
  `${product.name}, ${formatRupees(product.priceRupees)}: ${messagesIn(locale, homeMessages).hero.steps(STEPS_DRAWN, emiOf(product))}`;

/** Sample purchase in six instalments at no cost. */
export const SampleSchedule = ({ locale, product }: SampleScheduleProps): ReactNode => (
  <StepsArt
    name={product.name}
    picture={<Art art={product.art} />}
    price={formatRupees(product.priceRupees)}
    emi={formatRupees(emiOf(product))}
    steps={messagesIn(locale, homeMessages).hero.steps(STEPS_DRAWN, emiOf(product))}
    tag={messagesIn(locale, catalogueMessages).noCost}
    interest={null}
  />
);
