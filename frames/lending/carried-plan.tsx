import type { ReactNode } from 'react';
import type { PricedPlan } from '../../shared/lenders/priced-plan';
import { FigureParts } from '../kit/figure-parts';
import { Link } from '../kit/link';
import { MoneyText } from '../kit/money-text';
import { Strip } from '../kit/strip';
import { Tile } from '../kit/tile';
import css from './carried-plan.module.css';
import type { PlanChoiceWords } from './words';

interface CarriedPlanProps {
  readonly plan: PricedPlan;
  readonly lenderName: string;
  /** What else is paid for the order; null = nothing. */
  readonly beside?: string | null;
  readonly words: PlanChoiceWords;
  readonly onChange: () => void;
}

/** The chosen plan, carried from screen to screen, and the way to choose another one. */
export function CarriedPlan({ plan, lenderName, beside = null, words, onChange }: CarriedPlanProps): ReactNode {
  return (
    <Strip
      start={
        <span className={css.tile}>
          <Tile name={lenderName} size={32} />
        </span>
      }
      end={
        <span className={css.change}>
          <Link onClick={onChange}>{words.changePlan}</Link>
        </span>
      }
    >
      <p className={css.plan}>{words.emiTimes(plan.emi, plan.tenure)}</p>
      <p className={css.lender}>
        <FigureParts>{words.lenderAndTotal(lenderName, plan.cost.totalPayablePaise)}</FigureParts>
      </p>
      {beside !== null && (
        <p className={css.lender}>
          <MoneyText>{beside}</MoneyText>
        </p>
      )}
    </Strip>
  );
}
