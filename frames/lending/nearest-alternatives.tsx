import type { ReactNode } from 'react';
import { formatPaise, formatRupees } from '../../shared/format/number';
import type { NearestAlternative } from '../../shared/rules/nearest-alternatives';
import { Emphasis } from '../kit/emphasis';
import { Icon, type IconPath } from '../kit/icon';
import { IconTile } from '../kit/icon-tile';
import * as icons from '../kit/icons';
import { MoneyText } from '../kit/money-text';
import { RowBones } from '../kit/skeleton';
import type { AlternativeMessages } from './message-types';
import css from './nearest-alternatives.module.css';

interface NearestAlternativesProps {
  readonly label: string;
  /** In their order; the first stands out. */
  readonly alternatives: readonly NearestAlternative[];
  /** Tenure that was wanted; null if unknown. */
  readonly months: number | null;
  /** The amount is above a limit: other lenders are named with theirs. */
  readonly isAboveLimit: boolean;
  readonly t: AlternativeMessages;
  /** A call is on its way. */
  readonly disabled?: boolean;
  readonly onTake: (alternative: NearestAlternative) => void;
}

const iconOf: Readonly<Record<NearestAlternative['kind'], IconPath>> = {
  otherTenure: icons.calendar,
  otherLender: icons.swap,
  partNow: icons.split,
  apply: icons.person,
};

/** Alternatives, each a button. */
export function NearestAlternatives(props: NearestAlternativesProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none
    <ul className={css.alternatives} role="list" aria-label={props.label}>
      {props.alternatives.map((alternative) => (
        <li key={alternative.kind}>
          <button
            className={css.alternative}
            type="button"
            disabled={props.disabled}
            onClick={() => props.onTake(alternative)}
          >
            <IconTile icon={iconOf[alternative.kind]} />
            <span className={css.main}>
              <span className={css.name}>
                <MoneyText>{nameOf(alternative, props)}</MoneyText>{' '}
              </span>
              <span className={css.why}>
                {alternative.kind === 'apply' ? (
                  props.t.applyText(alternative.lender.name)
                ) : (
                  <Emphasis
                    text={whyOf(alternative, props)}
                    part={formatPaise(alternative.totalPaise)}
                    strong
                    isMoney
                  />
                )}
              </span>
              {alternative.kind === 'partNow' && <Split {...alternative} t={props.t} />}
            </span>
            <Icon path={icons.next} size={20} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function nameOf(alternative: NearestAlternative, { t, months, isAboveLimit }: NearestAlternativesProps): string {
  switch (alternative.kind) {
    case 'otherTenure':
      return t.otherTenure(alternative.lender.name, alternative.plan.tenure);
    case 'otherLender':
      return isAboveLimit && alternative.plan.tenure === (months ?? alternative.plan.tenure)
        ? t.otherLender(alternative.lender.name)
        : t.otherTenure(alternative.lender.name, alternative.plan.tenure);
    case 'partNow':
      return t.partNow(alternative.nowRupees, alternative.financedRupees);
    case 'apply':
      return t.apply;
    default:
      return alternative satisfies never;
  }
}

/** The sum of an alternative, with what is true of it besides. */
function whyOf(
  alternative: Exclude<NearestAlternative, { readonly kind: 'apply' }>,
  { t, months, isAboveLimit }: NearestAlternativesProps,
): string {
  const { emi, tenure, cost } = alternative.plan;
  const sum = [emi, tenure, alternative.totalPaise] as const;
  if (alternative.kind === 'partNow') return t.paysWith(...sum, alternative.nowRupees);
  if (alternative.kind === 'otherTenure' && alternative.lessPaise !== null && months !== null)
    return t.paysLess(...sum, alternative.lessPaise, months);
  if (alternative.kind === 'otherLender' && isAboveLimit) return t.paysUpTo(...sum, alternative.lender.maxLoanAmount);
  return cost.feesPaise === 0 ? t.paysNoFee(...sum) : t.pays(...sum);
}

interface SplitProps {
  readonly nowRupees: number;
  readonly financedRupees: number;
  readonly t: AlternativeMessages;
}

/** Both parts of a split payment as a bar, in widths of their amounts. */
function Split({ nowRupees, financedRupees, t }: SplitProps): ReactNode {
  return (
    <>
      <svg className={css.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.now} width={share(nowRupees, financedRupees)} height="1" />
        <rect className={css.emi} x={share(nowRupees, financedRupees)} width="100" height="1" />
      </svg>
      <span className={css.parts}>
        <span>
          {t.now}{' '}
          <b className="num" translate="no">
            {formatRupees(nowRupees)}
          </b>
        </span>{' '}
        <span>
          {t.onEmi}{' '}
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

/** Alternatives that are still loading. */
export const AlternativesSkeleton = (): ReactNode => (
  <div className={css.alternatives} aria-hidden="true">
    <div className={css.alternative}>
      <RowBones />
    </div>
    <div className={css.alternative}>
      <RowBones />
    </div>
  </div>
);
