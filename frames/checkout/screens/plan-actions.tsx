import type { ReactNode } from 'react';
import { formatRupees } from '../../../shared/format/number';
import { Button } from '../../kit/button';
import { selectedPlan } from '../flow/selectors';
import type { ScreenOf } from '../flow/state';
import type { ViewProps } from '../view';
import { FailureNote } from './failure-note';
import css from './plan-actions.module.css';

/** The chosen plan as it is paid, and in all, and the button that goes on with it. */
export function PlanActions(props: ViewProps & { readonly screen: ScreenOf<'planSelection'> }): ReactNode {
  const { state, send, messages, screen } = props;
  const { plans: t, common } = messages;
  const plan = selectedPlan(state);
  return (
    <>
      {screen.failure && (
        <div className={css.failure}>
          <FailureNote failure={screen.failure} messages={messages} />
        </div>
      )}
      <div className={css.price}>
        {plan && (
          <p className={css.emi}>
            <span className="num">{formatRupees(plan.emi)}</span>{' '}
            <span className={css.months}>{t.times(plan.tenure)}</span>
          </p>
        )}
        <p className={css.under}>{plan ? t.inAll(plan.cost.totalPayablePaise) : t.noneChosen}</p>
      </div>
      <div className={css.button}>
        <Button
          disabled={plan === null || screen.phase === 'refreshing'}
          pendingLabel={state.initiateTxnApiState === 'initiated' ? common.wait : null}
          onClick={() => send({ type: 'planSubmitted' })}
        >
          {t.continue}
        </Button>
      </div>
    </>
  );
}
