import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { sliderFigures } from '../../../shared/site/slider-figures';
import { MoneyText } from '../../kit/money-text';
import { HERO_HEADING } from './hero';
import css from './hero-slides.module.css';
import { SampleSchedule, scheduleText, wholeRupeeProducts } from './sample-schedule';
import { Slider, SliderDots } from './slider';

/** Rotating pictures of our hero. Source: S1§9 (LIM-015, LIM-016). */
export const HeroSlides = ({ locale }: { readonly locale: Locale }): ReactNode => (
  <div className={css.slides}>
    <SliderDots locale={locale} labelledBy={HERO_HEADING} names={wholeRupeeProducts.map(({ name }) => name)} />
    <Slider labelledBy={HERO_HEADING} kind="hero" standsMs={sliderFigures.heroStandsMs}>
      {wholeRupeeProducts.map((product) => (
        <li key={product.name}>
          <span className="visually-hidden">
            <MoneyText>{scheduleText({ locale, product })}</MoneyText>
          </span>
          <SampleSchedule locale={locale} product={product} />
        </li>
      ))}
    </Slider>
  </div>
);
