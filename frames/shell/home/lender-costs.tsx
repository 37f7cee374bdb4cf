import type { ReactNode } from 'react';
import { formatNumber, formatPaise } from '../../../shared/format';
import { type Lender, taxedFee, tenures, totalFeesPaise } from '../../../shared/lenders';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { loanCost } from '../../../shared/money';
import { percentOf } from '../../../shared/money/rate';
import { rateRange } from '../../../shared/site/rate-range';
import { EXAMPLE_RUPEES } from '../../../shared/site/worked-example';
import { Inline } from '../../kit/layout/inline';
import { MoneyText } from '../../kit/money-text';
import { catalogueMessages } from '../catalogue/messages';
import css from './lender-costs.module.css';
import { lendersMessages } from './lenders.messages';
import { homeMessages } from './messages';
import { MonthBars } from './month-bars';
import { Section } from './section';

/** Costs of one amount over each tenure of a lender, with interest. */
export function LenderCosts({ locale, lender }: { readonly locale: Locale; readonly lender: Lender }): ReactNode {
  const { of, over, rate, emi, interest, total, fee } = messagesIn(locale, lendersMessages).costs;
  const { heading } = messagesIn(locale, homeMessages).products;
  const { months } = messagesIn(locale, catalogueMessages);
  const { lowest, highest } = rateRange(lender);
  const { fees } = lender.loanTerms;
  const feesPaise = totalFeesPaise(lender.loanTerms);
  const before = fees.reduce((sum, each) => sum + taxedFee(each).amountPaise, 0);
  const rows = tenures.flatMap((tenureMonths) => {
    const annualRateBps = lender.annualRateBps[tenureMonths];
    if (annualRateBps === null) return [];
    const terms = { amountRupees: EXAMPLE_RUPEES, annualRateBps, tenureMonths, feesPaise };
    const cost = loanCost({ ...terms, isNoCost: false, isGstOnInterest: lender.gstOnInterest });
    return [{ tenureMonths, annualRateBps, ...cost }];
  });
  return (
    <Section id="costs" heading={heading} line={of(lender.name, lowest, highest)} ground="canvas">
      <table className={css.costs}>
        <thead>
          <tr>
            <th scope="col">
              <MoneyText>{over(EXAMPLE_RUPEES)}</MoneyText>
            </th>
            {[rate, emi, interest, total].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ tenureMonths, annualRateBps, emiPaise, interestPaise, totalPayablePaise }) => (
            <tr key={tenureMonths}>
              <th scope="row">
                <Inline as="span" gap={4} align="center">
                  {months(tenureMonths)}
                  <MonthBars months={tenureMonths} />
                </Inline>
              </th>
              <td className="num" data-name={rate}>
                {formatNumber(percentOf(annualRateBps))}%
              </td>
              <td className="num" translate="no" data-name={emi}>
                <b>{formatPaise(emiPaise)}</b>
              </td>
              <td className="num" translate="no" data-name={interest}>
                {formatPaise(interestPaise)}
              </td>
              <td className="num" translate="no" data-name={total}>
                {formatPaise(totalPayablePaise)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {feesPaise > 0 && (
        <p className={css.fee}>
          <MoneyText>{fee(formatPaise(feesPaise), formatPaise(before))}</MoneyText>
        </p>
      )}
    </Section>
  );
}
