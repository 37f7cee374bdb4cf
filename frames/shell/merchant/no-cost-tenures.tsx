import type { ReactNode } from 'react';
import { formatRupees } from '../../../shared/format';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { Inline } from '../../kit/layout/inline';
import { MoneyText } from '../../kit/money-text';
import { Tag } from '../../kit/tag';
import { MonthBars } from '../home/month-bars';
import { merchantMessages } from './messages';
import css from './no-cost-tenures.module.css';

/** Divisible by every tenure. */
const SAMPLE_PRICE_RUPEES = 36_000;

interface NoCostTenuresProps {
  readonly locale: Locale;
  readonly name: string;
  /** No-cost tenures of the shop. */
  readonly months: readonly number[];
  /** Names of the participating lenders. */
  readonly lenders: readonly string[];
}

/** Monthly instalment of a sample price for each no-cost tenure. Source: CAT-037..040. */
export function NoCostTenures({ locale, name, months, lenders }: NoCostTenuresProps): ReactNode {
  const say = messagesIn(locale, merchantMessages).tenures;
  const hasNone = months.length === 0 || lenders.length === 0;
  return (
    <section className={css.card} aria-labelledby="no-cost">
      <Inline gap={2} align="center" justify="between" wrap className={css.head}>
        <h2 id="no-cost">{say.heading}</h2>
        {!hasNone && <Tag tone="gold">{say.tag}</Tag>}
      </Inline>
      {hasNone ? (
        <p className={css.text}>{say.none}</p>
      ) : (
        <>
          <p className={css.text}>
            <MoneyText>{say.forPrice(SAMPLE_PRICE_RUPEES)}</MoneyText>
          </p>
          <ul>
            {months.map((count) => (
              <li key={count} className={css.row}>
                <MonthBars months={count} />
                <span className={css.months}>{say.months(count)}</span>
                <span className={css.sum}>
                  <b className="num" translate="no">
                    {formatRupees(SAMPLE_PRICE_RUPEES / count)}
                  </b>
                  <span className={`num ${css.small}`}>
                    <MoneyText>{say.noInterest}</MoneyText>
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <p className={css.small}>
            {say.star(name)} {say.lenders(lenders.join(', '))}
          </p>
        </>
      )}
    </section>
  );
}
