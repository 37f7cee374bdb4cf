import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { emiCalculator } from '../../../shared/site/routes';
import type { FaqFacts } from '../../../shared/site/worked-example';
import { MoneyText } from '../../kit/money-text';
import { addressOf } from '../navigation';
import { faqMessages } from './faq.messages';
import { TextLink } from './text-link';
import css from './worked-sum.module.css';

/** Worked example: price, monthly instalment and the sum behind it. Source: CNT-021. */
export function WorkedSum({ locale, facts }: { readonly locale: Locale; readonly facts: FaqFacts }): ReactNode {
  const { buy, figures, why, own } = messagesIn(locale, faqMessages).example;
  return (
    <>
      <p>
        {buy(facts).map((part) =>
          typeof part === 'string' ? (
            <MoneyText key={part}>{part}</MoneyText>
          ) : (
            <b key={part[0]}>
              <MoneyText>{part[0]}</MoneyText>
            </b>
          ),
        )}
      </p>
      <dl className={css.sums}>
        {Object.entries(figures(facts)).map(([id, { name, figure }]) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd className="num" translate="no">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.why}>
        <MoneyText>{why(facts)}</MoneyText>
      </p>
      <TextLink href={addressOf(locale, emiCalculator)}>{own}</TextLink>
    </>
  );
}
