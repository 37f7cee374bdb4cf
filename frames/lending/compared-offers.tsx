import type { ReactNode } from 'react';
import { formatNumber, formatPaise } from '../../shared/format/number';
import type { kfsMessages } from '../../shared/kfs/messages';
import type { Texts } from '../../shared/messages/define-messages';
import { percentOf } from '../../shared/money/rate';
import type { ComparedLine, Comparison } from '../../shared/rules/compare-offers';
import { Icon } from '../kit/icon';
import * as icons from '../kit/icons';
import { Tile } from '../kit/tile';
import { VisuallyHidden } from '../kit/visually-hidden';
import css from './compared-offers.module.css';
import type { CompareMessages } from './message-types';

type KfsTexts = Texts<typeof kfsMessages>;

interface ComparedOffersProps {
  readonly comparison: Comparison;
  /** Of the statement, whose lines these are. */
  readonly statement: KfsTexts;
  readonly compare: CompareMessages;
}

/** Two statements line by line; what is better is said in words. */
export function ComparedOffers({ comparison, statement, compare }: ComparedOffersProps): ReactNode {
  const titles = { figures: null, costs: compare.costs, charges: statement.charges, rights: statement.rights.title };
  return (
    <table className={css.table}>
      <thead>
        <tr className={css.heads}>
          <th className={css.corner} scope="col">
            <VisuallyHidden>{compare.line}</VisuallyHidden>
          </th>
          {comparison.offers.map(({ kfsData: { lenderId, lenderName } }) => (
            <th key={lenderId} className={css.head} scope="col">
              <Tile name={lenderName} />
              <span className={css.name} translate="no">
                {lenderName}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {comparison.parts.map(({ id, lines }) => (
        <tbody key={id} data-part={id}>
          {titles[id] !== null && (
            <tr className={css.part}>
              <th className={css.title} colSpan={3} scope="rowgroup">
                {titles[id]}
              </th>
            </tr>
          )}
          {lines.map((line) => (
            <tr key={line.name ?? line.id} className={css.line}>
              <th className={css.about} scope="row">
                {nameOf(line, comparison, statement, compare)}
              </th>
              {([0, 1] as const).map((side) => {
                const better = line.better?.side === side ? line.better : null;
                return (
                  <td key={side} className={css.value} data-better={better ? '' : undefined}>
                    <span className={isFigure(line) ? 'num' : undefined}>
                      {saidOf(line, side, comparison, statement, compare)}
                    </span>
                    {better && (
                      <span className={css.better}>
                        <Icon path={icons.check} size={16} />
                        {(better.isLess ? compare.less : compare.more)(amountOf(line, better.by, compare))}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Words wrap, a figure does not. */
const isFigure = ({ unit, texts }: ComparedLine): boolean => texts === null && unit !== 'days';

const percent = (bps: number): string => `${(bps / 100).toFixed(2)}%`;

function nameOf(line: ComparedLine, { offers }: Comparison, statement: KfsTexts, compare: CompareMessages): string {
  const { costs, rights } = statement;
  const { id, name } = line;
  const [first, second] = offers.map(({ kfsData }) => kfsData.lastEmiOn);
  switch (id) {
    case 'fee':
    case 'charge':
      return name ?? '';
    case 'lastEmi':
      return first !== undefined && first === second ? compare.lastEmiOn(first) : compare.lastEmi;
    default:
      return {
        totalPayable: statement.totalPayable,
        apr: statement.apr,
        emi: statement.eachMonth,
        price: costs.price,
        discount: costs.discount,
        loan: costs.loan,
        rate: costs.rate,
        interest: costs.interest,
        gstOnInterest: costs.gst,
        cost: costs.cost,
        coolingOff: rights.coolingOff,
        complaints: rights.complaints,
      }[id];
  }
}

/** What the statement of one of the two says. */
function saidOf(
  { id, unit, amounts, texts }: ComparedLine,
  side: 0 | 1,
  { offers }: Comparison,
  statement: KfsTexts,
  compare: CompareMessages,
): string {
  const amount = amounts[side];
  if (texts) return texts[side];
  if (id === 'rate') return statement.costs.rateValue(formatNumber(percentOf(amount)));
  if (unit === 'bps') return percent(amount);
  if (unit === 'days') return compare.days(amount);
  const isBesideGst = (id === 'emi' || id === 'lastEmi') && offers[side].kfsData.totalGstOnInterestPaise > 0;
  return isBesideGst ? compare.plusGst(formatPaise(amount)) : formatPaise(amount);
}

/** By how much one is better: '₹311.98', '1.07 points', '2 days'. */
function amountOf({ unit }: ComparedLine, by: number, compare: CompareMessages): string {
  switch (unit) {
    case 'paise':
      return formatPaise(by);
    case 'bps':
      return compare.points((by / 100).toFixed(2));
    case 'days':
      return compare.days(by);
    case 'words':
      return '';
    default:
      return unit satisfies never;
  }
}
