import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { emiCalculator } from '../../../shared/site/routes';
import { faqFactsOf } from '../../../shared/site/worked-example';
import { Title } from '../../kit/type/title';
import { LinkButton } from '../chrome/link-button';
import { addressOf } from '../navigation';
import css from './cost-first.module.css';
import { homeMessages } from './messages';

const { example } = faqFactsOf(null);

/** Worked costs of a purchase. Source: CNT-022. */
export function CostFirst({ locale }: { readonly locale: Locale }): ReactNode {
  const { heading, text, open, price, each, interest } = messagesIn(locale, homeMessages).calculator;
  return (
    <section className={css.outer} aria-labelledby="calculator">
      <div className={css.card}>
        <div className={css.text}>
          <Title level={2} wrap="pretty" id="calculator">
            {heading}
          </Title>
          <p>{text}</p>
          <LinkButton href={addressOf(locale, emiCalculator)} kind="inverse">
            {open}
          </LinkButton>
        </div>
        <dl className={css.sums}>
          <div>
            <dt>{price}</dt>
            <dd className="num" translate="no">
              {example.price}
            </dd>
          </div>
          <div className={css.emi}>
            <dt>{each(example.months, example.ratePercent)}</dt>
            <dd className="num" translate="no">
              {example.emi}
            </dd>
          </div>
          <div>
            <dt>{interest}</dt>
            <dd className="num" translate="no">
              {example.interest}
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
