import type { ReactNode } from 'react';
import { lendersFor, monthsToCompare } from '../../../shared/rules/lender-choice';
import { Button } from '../../kit/button';
import { Sheet } from '../../kit/sheet';
import { AllLenders, BestLenders } from '../../lending';
import { deferredMessages } from '../deferred-messages';
import { COMPARED } from '../flow/compare-offers';
import { selectedPlan } from '../flow/selectors';
import type { ViewProps } from '../view';
import css from './lender-choice.module.css';

/** Percent of the window that all lenders take. */
const ALL_HEIGHT = 92;

/** lenderChoiceModal: the three best lenders for the months, then all of them; one is chosen, or two are picked to be
 *  compared. */
export function LenderChoiceModal({ state, send, messages }: ViewProps): ReactNode {
  const { modal, paymentDetails: offers, choice, pgData: order } = state;
  if (modal.name !== 'lenderChoiceModal' || !offers) return null;
  const { lenderChoice: t, compare } = deferredMessages(messages);
  const { lenders } = offers;
  const months = monthsToCompare(lenders, modal.months ?? selectedPlan(state)?.tenure ?? null);
  const isAll = modal.view === 'all';
  const about = {
    lenders,
    chosenId: choice.lenderId,
    months: months ?? 0,
    t,
    onChoose: (lenderId: string) => send({ type: 'lenderChosen', lenderId }),
    picking: modal.picked && {
      picked: modal.picked,
      most: COMPARED,
      onPick: (lenderId: string) => send({ type: 'offerPicked', lenderId }),
    },
  };
  const canCompare = months !== null && lendersFor(lenders, months).length >= COMPARED;
  return (
    <Sheet
      title={modal.picked ? compare.pick.title : isAll ? t.all(lenders.length) : t.title}
      intro={isAll || months === null ? null : t.order(months)}
      closeLabel={messages.common.close}
      heightPercent={isAll ? ALL_HEIGHT : null}
      isFull={isAll}
      step={modal.view}
      actions={
        modal.picked ? (
          <>
            <p className={css.picked} role="status">
              {compare.pick.picked(modal.picked.length)}
            </p>
            <Button
              disabled={modal.picked.length < COMPARED}
              onClick={() => send({ type: 'comparisonAsked', months: about.months })}
            >
              {compare.pick.submit}
            </Button>
            <Button kind="text" onClick={() => send({ type: 'pickingToggled', isPicking: false })}>
              {compare.pick.stop}
            </Button>
          </>
        ) : (
          canCompare && (
            <Button kind="text" onClick={() => send({ type: 'pickingToggled', isPicking: true })}>
              {compare.title}
            </Button>
          )
        )
      }
      onClose={() => send({ type: 'modalClosed' })}
    >
      {isAll ? (
        <AllLenders
          {...about}
          amount={order?.amount ?? 0}
          onMonths={(tenure) => send({ type: 'monthsAsked', months: tenure })}
        />
      ) : (
        <BestLenders {...about} onAll={() => send({ type: 'allLendersAsked' })} />
      )}
    </Sheet>
  );
}
