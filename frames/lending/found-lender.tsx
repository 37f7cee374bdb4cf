import type { ReactNode } from 'react';
import type { LenderPlan } from '../../shared/rules/lender-choice';
import { Money } from '../kit/money';
import row from '../kit/row.module.css';
import { Tag } from '../kit/tag';
import { Tile } from '../kit/tile';
import type { useRoving } from '../kit/use-roving';
import css from './found-lender.module.css';
import { matchIn } from './lender-finder';
import type { LenderChoiceMessages } from './message-types';
import { PickBox, type pickOf } from './picking';

interface FoundLenderProps extends LenderPlan {
  /** What is searched for; '' = nothing. */
  readonly text: string;
  readonly t: LenderChoiceMessages;
  /** Where it is one of a choice: an arrow moves, and chooses nothing. Else it is opened. */
  readonly radio?: { readonly role: 'radio'; readonly 'aria-checked': boolean } & ReturnType<
    ReturnType<typeof useRoving>['itemOf']
  >;
  /** Where some are picked. */
  readonly pick?: ReturnType<typeof pickOf>;
  readonly onChoose: () => void;
}

/** A lender of the list: name, rate, instalment and total. */
export function FoundLender({ lender, plan, text, t, radio, pick, onChoose }: FoundLenderProps): ReactNode {
  const { feesPaise, totalPayablePaise } = plan.cost;
  return (
    <button className={css.found} type="button" {...(pick ?? { ...radio, onClick: onChoose })}>
      {pick ? <PickBox /> : <Tile name={lender.name} size={36} />}
      <span className={row.main}>
        <span className={row.title}>
          <Marked name={lender.name} text={text} />{' '}
        </span>
        {plan.isNoCost ? (
          <Tag tone="gold">{t.noCost}</Tag>
        ) : (
          <span className={`${row.under} ${css.figures}`}>
            {plan.cost.discountPaise > 0
              ? t.zeroInterest(plan.cost)
              : (feesPaise === 0 ? t.percentNoFee : t.percent)(plan.interestRate)}{' '}
          </span>
        )}
      </span>
      <span className={row.end}>
        <span className={css.emi}>
          <Money text={t.monthly(plan.emi)} per={t.perMonth} />{' '}
        </span>
        <span className={`${row.under} ${css.figures}`}>{t.total(totalPayablePaise)}</span>
      </span>
    </button>
  );
}

/** One that does not finance the amount, with the amount it needs. `onOpen` null = it is only read. */
export function RefusedLender(props: {
  readonly name: string;
  readonly needs: string;
  readonly onOpen: (() => void) | null;
}): ReactNode {
  const { name, needs, onOpen } = props;
  const content = (
    <>
      <Tile name={name} size={36} />
      <span className={row.main}>
        <span className={row.title} translate="no">
          {name}{' '}
        </span>
      </span>
      <span className={row.end}>{needs}</span>
    </>
  );
  return onOpen ? (
    <li>
      <button className={css.found} type="button" data-off="" onClick={onOpen}>
        {content}
      </button>
    </li>
  ) : (
    <li className={css.found} data-off="">
      {content}
    </li>
  );
}

function Marked({ name, text }: { readonly name: string; readonly text: string }): ReactNode {
  const parts = text.trim() === '' ? null : matchIn(name, text);
  if (!parts) return name;
  const [before, match, after] = parts;
  return (
    <>
      {before}
      <mark className={css.match}>{match}</mark>
      {after}
    </>
  );
}
