import type { ReactNode } from 'react';
import type { SalesLender } from '../../shared/api/sales';
import { type BestLender, bestLenders } from '../../shared/rules/lender-choice';
import { Icon } from '../kit/icon';
import * as icons from '../kit/icons';
import { Money } from '../kit/money';
import { Tag } from '../kit/tag';
import { Tile } from '../kit/tile';
import { useRoving } from '../kit/use-roving';
import css from './best-lenders.module.css';
import { ChoiceList } from './choice-list';
import type { LenderChoiceMessages } from './message-types';
import { PickBox, type Picking, pickOf } from './picking';

export interface LenderChoiceProps {
  readonly lenders: readonly SalesLender[];
  readonly chosenId: string | null;
  /** Plans of these months are compared. */
  readonly months: number;
  readonly t: LenderChoiceMessages;
  readonly onChoose: (lenderId: string) => void;
  /** Some are picked instead of one chosen; null = one is chosen. */
  readonly picking?: Picking | null;
}

/** The three best lenders for the months, each with its reason, and the way to all of them. */
export function BestLenders(props: LenderChoiceProps & { readonly onAll: () => void }): ReactNode {
  const { lenders, chosenId, months, t, onChoose, picking = null } = props;
  const best = bestLenders(lenders, months, chosenId);
  const { onKeyDown, itemOf } = useRoving(
    best.map(({ lender }) => lender.lenderId),
    chosenId,
  );
  const others = lenders.filter((lender) => best.every((each) => each.lender !== lender));
  return (
    <div className={css.best}>
      <ChoiceList isChoice={!picking} label={t.title} className={css.best} onKeyDown={onKeyDown}>
        {best.map((each) => {
          const { lenderId } = each.lender;
          const isChosen = lenderId === chosenId;
          const about = { ...each, isChosen, t };
          return picking ? (
            <li key={lenderId}>
              <button className={css.lender} type="button" {...pickOf(picking, lenderId)}>
                <Content {...about} isPicking />
              </button>
            </li>
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: an arrow moves, and chooses nothing
            <button
              key={lenderId}
              className={css.lender}
              type="button"
              role="radio"
              aria-checked={isChosen}
              {...itemOf(lenderId)}
              onClick={() => onChoose(lenderId)}
            >
              <Content {...about} isPicking={false} />
            </button>
          );
        })}
      </ChoiceList>
      <button className={css.all} type="button" onClick={props.onAll}>
        {t.all(lenders.length)}
        <span className={css.others} aria-hidden="true">
          {others.slice(0, 4).map(({ lenderId, name }) => (
            <Tile key={lenderId} name={name} size={28} />
          ))}
        </span>
        <Icon path={icons.next} />
      </button>
    </div>
  );
}

function Content(
  about: BestLender & {
    readonly isChosen: boolean;
    readonly isPicking: boolean;
    readonly t: LenderChoiceMessages;
  },
): ReactNode {
  const { lender, plan, reason, isChosen, isPicking, t } = about;
  const noCost = lender.emiPlans.find(({ isNoCost }) => isNoCost);
  const isBest = reason.startsWith('lowest');
  return (
    <>
      {isPicking ? <PickBox /> : <Tile name={lender.name} />}
      <span className={css.main}>
        <span className={css.name}>
          {lender.name} {isChosen && !isPicking && <Icon path={icons.check} size={20} />}
        </span>
        <span className={css.why} data-best={isBest ? '' : undefined}>
          {t.reasons[reason]}{' '}
        </span>
        <span className={css.total}>{t.total(plan.cost.totalPayablePaise)} </span>
        {noCost && <Tag tone="gold">{t.noCostFor(noCost.tenure)}</Tag>}
      </span>
      <span className={css.emi}>
        <Money text={t.monthly(plan.emi)} per={t.perMonth} />
      </span>
    </>
  );
}
