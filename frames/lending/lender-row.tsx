import type { ReactNode } from 'react';
import type { SalesLender } from '../../shared/api/sales';
import { lowestEmi } from '../../shared/lenders/order';
import { Money } from '../kit/money';
import { Row } from '../kit/row';
import css from '../kit/row.module.css';
import { Tag } from '../kit/tag';
import { Tile } from '../kit/tile';
import type { LendingWords } from './words';

interface LenderRowProps {
  readonly lender: SalesLender;
  /** What is to be bought; null = nothing yet, and no lender falls short of it. */
  readonly amount: number | null;
  readonly words: LendingWords;
}

/** A lender of a list that is only read, at least 68 px high: '3 to 24 months' and its lowest instalment, or without plans
 *  what it finances. */
export function LenderRow({ lender, amount, words }: LenderRowProps): ReactNode {
  const emi = lowestEmi(lender);
  const tenures = lender.emiPlans.flatMap((plan) => (plan.emi === null ? [] : [plan.tenure]));
  const hasNoCost = emi !== null && lender.emiPlans.some((plan) => plan.isNoCost);
  return (
    <Row
      start={<Tile name={lender.name} />}
      title={lender.name}
      under={
        tenures.length === 0
          ? words.range(lender.minLoanAmount, lender.maxLoanAmount)
          : words.tenures(Math.min(...tenures), Math.max(...tenures))
      }
      tag={hasNoCost ? <Tag tone="gold">{words.noCost}</Tag> : null}
      end={
        emi !== null && (
          <>
            <span className={css.under}>{words.from} </span>
            <span className={css.price}>
              <Money text={words.monthly(emi)} per={words.perMonth} />
            </span>
          </>
        )
      }
      muted={amount !== null && emi === null}
    />
  );
}
