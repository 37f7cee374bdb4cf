import { lenders } from '../../../shared/lenders';
import { messagesIn } from '../../../shared/messages/define-messages';
import { pathIn } from '../../../shared/site/address';
import { eligible } from '../../../shared/site/routes';
import { Calculator, offer, queryOf, readInputs } from '../../calculator';
import { calculatorMessages } from '../../calculator/messages';
import { atCalculatorRoot } from '../client/calculator-root';
import { lenderOf } from '../lender-of';
import { addressOf } from '../navigation';
import type { Page } from '../page';
import css from './calculator.module.css';

/** Source: S1§1 (CNT-022). */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, calculatorMessages).title,
  description: ({ locale }) => messagesIn(locale, calculatorMessages).description,
  Body: ({ locale, site, path, query = {} }) => {
    const own = lenderOf(site);
    // A lender's site shows no other lender.
    const offered = offer(own ? [own] : lenders);
    const inputs = readInputs(query, offered);
    return (
      <div className={css.page}>
        <h1 className={css.heading}>{messagesIn(locale, calculatorMessages).heading}</h1>
        <div {...atCalculatorRoot(offered, queryOf(inputs))}>
          <Calculator
            inputs={inputs}
            offered={offered}
            t={messagesIn(locale, calculatorMessages)}
            action={pathIn(locale, path)}
            checkHref={addressOf(locale, eligible)}
          />
        </div>
      </div>
    );
  },
};
