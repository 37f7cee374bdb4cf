import type { ReactNode } from 'react';
import type { SalesLender } from '../../shared/api/sales';
import { lowestEmi } from '../../shared/lenders/order';
import { Money } from '../kit/money';
import { Row } from '../kit/row';
import css from '../kit/row.module.css';
import { Tag } from '../kit/tag';
import { Tile } from '../kit/tile';
import type { LendingMessages } from './message-types';

interface LenderRowProps {
  readonly lender: SalesLender;
  /** What is to be bought; null = nothing yet, and no lender falls short of it. */
  readonly amount: number | null;
  readonly t: LendingMessages;
}

/** A lender of a list that is only read, at least 68 px high: '3 to 24 months' and its lowest instalment, or without plans
 *  what it finances. */
export function LenderRow({ lender, amount, t }: LenderRowProps): ReactNode {
  const emi = lowestEmi(lender);
  const tenures = lender.emiPlans.flatMap((plan) => (plan.emi === null ? [] : [plan.tenure]));
  const hasNoCost = emi !== null && lender.emiPlans.some((plan) => plan.isNoCost);
  return (
    <Row
      start={<Tile name={lender.name} />}
      title={lender.name}
      under={
        tenures.length === 0
          ? t.range(lender.minLoanAmount, lender.maxLoanAmount)
          : t.tenures(Math.min(...tenures), Math.max(...tenures))
      }
      tag={hasNoCost ? <Tag tone="gold">{t.noCost}</Tag> : null}
      end={
        emi !== null && (
          <>
            <span className={css.under}>{t.from} </span>
            <span className={css.price}>
              <Money text={t.monthly(emi)} per={t.perMonth} />
            </span>
          </>
        )
      }
      muted={amount !== null && emi === null}
    />
  );
}
