import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { sampleMerchants } from '../../../shared/site/samples';
import { sliderFigures } from '../../../shared/site/slider-figures';
import css from './merchants.module.css';
import { Section } from './section';
import { Slider, SliderWays } from './slider';

const words = import.meta.words('siteHome');

/** Where one can shop. Source: S1§1, CNT-014, CNT-015. */
export function Merchants({ locale }: { readonly locale: Locale }): ReactNode {
  return (
    <Section
      id="merchants"
      heading={words[locale].merchants.heading}
      ways={<SliderWays locale={locale} labelledBy="merchants" movesItself />}
      ground="canvas"
    >
      <Slider labelledBy="merchants" kind="merchants" standsMs={sliderFigures.merchantsStandMs}>
        {sampleMerchants.map((name) => (
          <li key={name} className={css.merchant}>
            {name}
          </li>
        ))}
      </Slider>
    </Section>
  );
}
