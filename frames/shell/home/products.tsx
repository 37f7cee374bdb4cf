import type { ReactNode } from 'react';
import { formatRupees } from '../../../shared/format';
import type { Locale } from '../../../shared/locales';
import { sampleProducts } from '../../../shared/site/samples';
import { Tag } from '../../kit/tag';
import { Art } from './art';
import { MonthBars } from './month-bars';
import css from './products.module.css';
import { Section } from './section';
import { Slider, SliderWays } from './slider';

const words = import.meta.words('siteHome');

/** Products of no cost, with what a month of them is. Source: S1§1, CNT-012. */
export function Products({ locale }: { readonly locale: Locale }): ReactNode {
  const { heading, tag, months, perMonth, star } = words[locale].products;
  return (
    <Section id="products" heading={heading} ways={<SliderWays locale={locale} labelledBy="products" />} isClose>
      <Slider labelledBy="products" kind="products">
        {sampleProducts.map(({ name, merchant, art, priceRupees, tenure }) => (
          <li key={name} className={css.product}>
            <div className={css.picture}>
              <Tag tone="gold">{tag}</Tag>
              <Art art={art} />
            </div>
            <div className={css.about}>
              <span className={css.merchant}>{merchant}</span>
              <h3>{name}</h3>
              <div className={css.cost}>
                <span>
                  <span className={css.small}>{months(tenure)}</span>
                  <b className="num">{formatRupees(priceRupees / tenure)}</b>
                  <span className={css.small}>{perMonth}</span>
                </span>
                <MonthBars months={tenure} />
              </div>
            </div>
          </li>
        ))}
      </Slider>
      <p className={css.star}>{star}</p>
    </Section>
  );
}
