import type { ReactNode } from 'react';
import { FigureParts } from '../../kit/figure-parts';
import { Link } from '../../kit/link';
import { Strip } from '../../kit/strip';
import { Tile } from '../../kit/tile';
import { carriedPlan, chosenLenderName } from '../flow/selectors';
import type { ViewProps } from '../view';
import css from './plan-strip.module.css';

/** The chosen plan, carried from screen to screen, and the way to choose another one. */
export function PlanStrip({ state, send, messages }: ViewProps): ReactNode {
  const lender = chosenLenderName(state);
  const plan = carriedPlan(state);
  const { money, order } = messages;
  if (!plan) return null;
  return (
    <Strip
      start={
        <span className={css.tile}>
          <Tile name={lender} size={32} />
        </span>
      }
      end={
        <span className={css.change}>
          <Link onClick={() => send({ type: 'plansAsked' })}>{order.changePlan}</Link>
        </span>
      }
    >
      <p className={css.plan}>{money.plan(plan.emi, plan.tenure)}</p>
      <p className={css.lender}>
        <FigureParts>{money.lenderAndTotal(lender, plan.cost.totalPayablePaise)}</FigureParts>
      </p>
    </Strip>
  );
}
