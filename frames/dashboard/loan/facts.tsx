import type { ReactNode } from 'react';
import card from '../card.module.css';
import { Lines } from '../lines';
import { accountDigits } from '../sums';
import type { LoanData } from './loan-data';
import type { LoanSaid } from './loan-page-messages';

/** Ids of the loan, and the end of its cooling-off days. */
export function Facts({ loan, t, loans }: LoanSaid & { readonly loan: LoanData }): ReactNode {
  const { facts } = t;
  const { statement, repaymentAccount, coolingOffUntilMs, coolingOffDays } = loan;
  return (
    <section className={card.card} aria-label={facts.heading}>
      <Lines
        lines={[
          { name: facts.lender, value: loan.lenderName },
          ...(statement ? [{ name: facts.proposal, value: statement.proposalNumber }] : []),
          { name: facts.transaction, value: loan.txnId },
          ...(repaymentAccount === null ? [] : [{ name: facts.account, value: accountDigits(repaymentAccount) }]),
          {
            name: facts.coolingOff,
            value:
              coolingOffUntilMs === null
                ? facts.coolingOffOver(coolingOffDays)
                : facts.coolingOffUntil(loans.moment(coolingOffUntilMs)),
          },
        ]}
      />
    </section>
  );
}
