import type { ReactNode } from 'react';
import { formatRupees } from '../../../shared/format';
import type { Locale } from '../../../shared/locales';
import { sampleProducts } from '../../../shared/site/samples';
import { sliderFigures } from '../../../shared/site/slider-figures';
import { HERO_HEADING } from './hero';
import css from './hero-slides.module.css';
import { Slider, SliderDots } from './slider';
import { STEPS_DRAWN, StepsArt } from './steps-art';

const words = import.meta.words('siteHome');
const catalogue = import.meta.words('siteCatalogue');

/** Purchases of which each of the steps that are drawn is whole rupees. */
const climbed = sampleProducts.filter(({ priceRupees }) => priceRupees % STEPS_DRAWN === 0);

/** What our home page shows in turn beside its first words. Source: S1§9 (LIM-015, LIM-016). */
export function HeroSlides({ locale }: { readonly locale: Locale }): ReactNode {
  const { hero } = words[locale];
  const slides = climbed.map((product) => {
    const emiRupees = product.priceRupees / STEPS_DRAWN;
    return { product, emi: formatRupees(emiRupees), steps: hero.steps(STEPS_DRAWN, emiRupees) };
  });
  return (
    <div className={css.slides}>
      <SliderDots locale={locale} labelledBy={HERO_HEADING} names={slides.map(({ product }) => product.name)} />
      <Slider labelledBy={HERO_HEADING} kind="hero" standsMs={sliderFigures.heroStandsMs}>
        {slides.map(({ product, emi, steps }) => (
          <li key={product.name}>
            <span className="visually-hidden">{`${product.name}, ${formatRupees(product.priceRupees)}: ${steps}`}</span>
            <StepsArt
              product={product}
              price={formatRupees(product.priceRupees)}
              emi={emi}
              steps={steps}
              tag={catalogue[locale].noCost}
              interest={null}
            />
          </li>
        ))}
      </Slider>
    </div>
  );
}
