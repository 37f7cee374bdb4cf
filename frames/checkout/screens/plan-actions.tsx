import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { Money } from '../../kit/money';
import { selectedPlan } from '../flow/selectors';
import type { ScreenOf } from '../flow/state';
import type { ViewProps } from '../view';
import { FailureNote } from './failure-note';
import css from './plan-actions.module.css';

/** What the chosen plan costs a month, and the button that goes on with it. */
export function PlanActions(props: ViewProps & { readonly screen: ScreenOf<'planSelection'> }): ReactNode {
  const { state, send, messages, screen } = props;
  const { plans: words, money, common } = messages;
  const plan = selectedPlan(state);
  return (
    <>
      {screen.failure && (
        <div className={css.failure}>
          <FailureNote failure={screen.failure} messages={messages} />
        </div>
      )}
      <div className={css.price}>
        {plan === null ? (
          <p className={css.under}>{words.choose}</p>
        ) : (
          <>
            <p className={css.emi}>
              <Money text={money.monthly(plan.emi)} per={money.perMonth} />
            </p>
            <p className={css.under}>{money.forMonths(plan.tenure)}</p>
          </>
        )}
      </div>
      <div className={css.button}>
        <Button
          disabled={plan === null || screen.phase === 'refreshing'}
          busy={screen.phase === 'submitting' ? common.wait : null}
          onClick={() => send({ type: 'planSubmitted' })}
        >
          {words.continue}
        </Button>
      </div>
    </>
  );
}
