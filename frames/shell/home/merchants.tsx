import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import type { PageData } from '../../../shared/site/page-data';
import { sampleMerchants } from '../../../shared/site/samples';
import { sliderFigures } from '../../../shared/site/slider-figures';
import { merchantAddress } from '../catalogue/addresses';
import css from './merchants.module.css';
import { homeMessages } from './messages';
import { Section } from './section';
import { Slider, SliderControls } from './slider';

interface MerchantsProps {
  readonly locale: Locale;
  /** Empty while the catalogue is empty or unavailable; the specification's merchants are shown then, without links. */
  readonly merchants: PageData['home']['buy-with-the-product']['merchants'];
}

/** Source: S1§1, CNT-014, CNT-015. */
export function Merchants({ locale, merchants }: MerchantsProps): ReactNode {
  return (
    <Section
      id="merchants"
      heading={messagesIn(locale, homeMessages).merchants.heading}
      actions={<SliderControls locale={locale} labelledBy="merchants" movesItself />}
      ground="canvas"
    >
      <Slider labelledBy="merchants" kind="merchants" standsMs={sliderFigures.merchantsStandMs}>
        {merchants.length > 0
          ? merchants.map(({ merchantHandle, name }) => (
              <li key={merchantHandle}>
                <a className={css.merchant} translate="no" href={merchantAddress(locale, { merchantHandle })}>
                  {name}
                </a>
              </li>
            ))
          : sampleMerchants.map((name) => (
              <li key={name} className={css.merchant} translate="no">
                {name}
              </li>
            ))}
      </Slider>
    </Section>
  );
}
