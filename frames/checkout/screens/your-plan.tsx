import type { ReactNode } from 'react';
import { formatRupees } from '../../../shared/format/number';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { Tile } from '../../kit/tile';
import { PlanSums } from '../../lending';
import { OrderSummary, OrderTimer } from '../../payment';
import { deferredMessages } from '../deferred-messages';
import { dueAtShop } from '../flow/price-parts';
import { showsTimer } from '../flow/screen-facts';
import { carriedPlan, chosenLenderName } from '../flow/selectors';
import type { ViewProps } from '../view';
import { merchantName } from './merchant-name';
import css from './your-plan.module.css';

/** Beside every step: the shop, what is bought, what the plan costs to the last rupee, and how long the order stays open.
 *  Nothing in it can be pressed. */
export function YourPlan({ state, messages, nowMs }: ViewProps): ReactNode {
  const { side: t, nearest } = deferredMessages(messages);
  const due = dueAtShop(state);
  const { pgData: order, timer, preview, choice } = state;
  const plan = carriedPlan(state);
  const kfs = preview?.emiPlanId === choice.emiPlanId ? preview?.kfs : state.kfs?.kfsData;
  const { day } = messages.money;
  const { name } = state.screen;
  // Nothing is chosen here any more, nor yet.
  const isOver = name === 'ended' || name === 'startFailed' || name === 'ownedElsewhere';
  return (
    <>
      <div className={css.shop}>
        <Tile name={merchantName(state)} tone="ink" logo={state.navBarConfig.logo} />
        <p className={css.name}>{merchantName(state)}</p>
      </div>
      {order && state.config.shouldShowTransactionDetails && (
        <div className={css.order}>
          <OrderSummary order={order} t={messages.order} kind="plain" />
        </div>
      )}
      <div className={css.plan} aria-live="polite">
        {isOver ? null : plan ? (
          <PlanSums
            plan={plan}
            price={order ? formatRupees(order.amount) : ''}
            atShop={due > 0 ? { name: nearest.twoParts.atShop, value: `− ${formatRupees(due)}` } : null}
            title={t.yourPlan(chosenLenderName(state))}
            due={kfs ? { first: day(kfs.firstEmiOn), last: day(kfs.lastEmiOn) } : null}
            rate={messages.plans.rate(plan.interestRate)}
            times={messages.plans.times(plan.tenure)}
            t={t}
          />
        ) : (
          t.choose
        )}
      </div>
      <ul className={css.lines}>
        {timer && showsTimer(state) && (
          <li className={css.time}>
            <Icon path={icons.clock} size={16} />
            <OrderTimer
              say={messages.common.timer}
              leftMs={timer.endsAtMs - nowMs}
              totalMs={timer.endsAtMs - timer.startsAtMs}
            />
          </li>
        )}
        {!isOver && name !== 'success' && (
          <li>
            <Icon path={icons.shield} size={16} />
            {t.noEffect}
          </li>
        )}
        <li>
          <Icon path={icons.lock} size={16} />
          {t.oneLender}
        </li>
      </ul>
    </>
  );
}
