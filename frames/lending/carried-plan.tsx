import type { ReactNode } from 'react';
import type { PricedPlan } from '../../shared/lenders/priced-plan';
import { FigureParts } from '../kit/figure-parts';
import { Link } from '../kit/link';
import { MoneyText } from '../kit/money-text';
import { Strip } from '../kit/strip';
import { Tile } from '../kit/tile';
import css from './carried-plan.module.css';
import type { PlanChoiceMessages } from './message-types';

interface CarriedPlanProps {
  readonly plan: PricedPlan;
  readonly lenderName: string;
  /** What else is paid for the order; null = nothing. */
  readonly beside?: string | null;
  readonly t: PlanChoiceMessages;
  readonly onChange: () => void;
}

/** The chosen plan, carried from screen to screen, and the way to choose another one. */
export function CarriedPlan({ plan, lenderName, beside = null, t, onChange }: CarriedPlanProps): ReactNode {
  return (
    <Strip
      start={
        <span className={css.tile}>
          <Tile name={lenderName} size={32} />
        </span>
      }
      end={
        <span className={css.change}>
          <Link onClick={onChange}>{t.changePlan}</Link>
        </span>
      }
    >
      <p className={css.plan}>{t.emiTimes(plan.emi, plan.tenure)}</p>
      <p className={css.lender}>
        <FigureParts>{t.lenderAndTotal(lenderName, plan.cost.totalPayablePaise)}</FigureParts>
      </p>
      {beside !== null && (
        <p className={css.lender}>
          <MoneyText>{beside}</MoneyText>
        </p>
      )}
    </Strip>
  );
}
