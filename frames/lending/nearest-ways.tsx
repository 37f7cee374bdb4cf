import type { ReactNode } from 'react';
import { formatPaise, formatRupees } from '../../shared/format/number';
import type { NearestWay } from '../../shared/rules/nearest-ways';
import { Emphasis } from '../kit/emphasis';
import { Icon, type IconPath } from '../kit/icon';
import { IconTile } from '../kit/icon-tile';
import * as icons from '../kit/icons';
import { MoneyText } from '../kit/money-text';
import { RowBones } from '../kit/skeleton';
import css from './nearest-ways.module.css';
import type { WayWords } from './words';

interface NearestWaysProps {
  readonly label: string;
  /** In their order; the first stands out. */
  readonly ways: readonly NearestWay[];
  /** For how long the plan was wanted; null = nobody has said. */
  readonly months: number | null;
  /** The amount is above a limit: other lenders are named with theirs. */
  readonly isAboveLimit: boolean;
  readonly words: WayWords;
  /** A call is on its way. */
  readonly disabled?: boolean;
  readonly onTake: (way: NearestWay) => void;
}

const iconOf: Readonly<Record<NearestWay['way'], IconPath>> = {
  otherTenure: icons.calendar,
  otherLender: icons.swap,
  partNow: icons.split,
  apply: icons.person,
};

/** What works instead, each way a button that opens it. */
export function NearestWays(props: NearestWaysProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none
    <ul className={css.ways} role="list" aria-label={props.label}>
      {props.ways.map((way) => (
        <li key={way.way}>
          <button className={css.way} type="button" disabled={props.disabled} onClick={() => props.onTake(way)}>
            <IconTile icon={iconOf[way.way]} />
            <span className={css.main}>
              <span className={css.name}>
                <MoneyText>{nameOf(way, props)}</MoneyText>{' '}
              </span>
              <span className={css.why}>
                {way.way === 'apply' ? (
                  props.words.applyText(way.lender.name)
                ) : (
                  <Emphasis text={whyOf(way, props)} part={formatPaise(way.totalPaise)} strong isMoney />
                )}
              </span>
              {way.way === 'partNow' && <Split {...way} words={props.words} />}
            </span>
            <Icon path={icons.next} size={20} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function nameOf(way: NearestWay, { words, months, isAboveLimit }: NearestWaysProps): string {
  switch (way.way) {
    case 'otherTenure':
      return words.otherTenure(way.lender.name, way.plan.tenure);
    case 'otherLender':
      return isAboveLimit && way.plan.tenure === (months ?? way.plan.tenure)
        ? words.otherLender(way.lender.name)
        : words.otherTenure(way.lender.name, way.plan.tenure);
    case 'partNow':
      return words.partNow(way.nowRupees, way.financedRupees);
    case 'apply':
      return words.apply;
    default:
      return way satisfies never;
  }
}

/** The sum of a way, with what is true of it besides. */
function whyOf(
  way: Exclude<NearestWay, { readonly way: 'apply' }>,
  { words, months, isAboveLimit }: NearestWaysProps,
): string {
  const { emi, tenure, cost } = way.plan;
  const sum = [emi, tenure, way.totalPaise] as const;
  if (way.way === 'partNow') return words.paysWith(...sum, way.nowRupees);
  if (way.way === 'otherTenure' && way.lessPaise !== null && months !== null)
    return words.paysLess(...sum, way.lessPaise, months);
  if (way.way === 'otherLender' && isAboveLimit) return words.paysUpTo(...sum, way.lender.maxLoanAmount);
  return cost.feesPaise === 0 ? words.paysNoFee(...sum) : words.pays(...sum);
}

interface SplitProps {
  readonly nowRupees: number;
  readonly financedRupees: number;
  readonly words: WayWords;
}

/** Both parts of a split payment as a bar, in widths of their amounts. */
function Split({ nowRupees, financedRupees, words }: SplitProps): ReactNode {
  return (
    <>
      <svg className={css.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.now} width={share(nowRupees, financedRupees)} height="1" />
        <rect className={css.emi} x={share(nowRupees, financedRupees)} width="100" height="1" />
      </svg>
      <span className={css.parts}>
        <span>
          {words.now}{' '}
          <b className="num" translate="no">
            {formatRupees(nowRupees)}
          </b>
        </span>{' '}
        <span>
          {words.onEmi}{' '}
          <b className="num" translate="no">
            {formatRupees(financedRupees)}
          </b>
        </span>
      </span>
    </>
  );
}

/** The first part's share in percent; one that is small is still seen. */
const share = (first: number, second: number): number => Math.max(4, Math.round((first / (first + second)) * 100));

/** Ways on their way. */
export const WaysSkeleton = (): ReactNode => (
  <div className={css.ways} aria-hidden="true">
    <div className={css.way}>
      <RowBones />
    </div>
    <div className={css.way}>
      <RowBones />
    </div>
  </div>
);
