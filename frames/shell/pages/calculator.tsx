import { lenders } from '../../../shared/lenders';
import { pathIn } from '../../../shared/site/address';
import { eligible } from '../../../shared/site/routes';
import { Calculator, offer, queryOf, readInputs } from '../../calculator';
import { atCalculatorRoot } from '../client/calculator-root';
import { lenderOf } from '../lender-of';
import { addressOf } from '../navigation';
import type { Page } from '../page';
import css from './calculator.module.css';

const words = import.meta.words('siteCalculator');

/** What a price costs by the month. Source: S1§1 (CNT-022). */
export const page: Page = {
  title: ({ locale }) => words[locale].title,
  description: ({ locale }) => words[locale].description,
  Body: ({ locale, site, path, query = {} }) => {
    const own = lenderOf(site);
    // A lender's own site shows no other one.
    const offered = offer(own ? [own] : lenders);
    const inputs = readInputs(query, offered);
    return (
      <div className={css.page}>
        <h1 className={css.heading}>{words[locale].heading}</h1>
        <div {...atCalculatorRoot(offered, queryOf(inputs))}>
          <Calculator
            inputs={inputs}
            offered={offered}
            words={words[locale]}
            action={pathIn(locale, path)}
            checkHref={addressOf(locale, eligible)}
          />
        </div>
      </div>
    );
  },
};
