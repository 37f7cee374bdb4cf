import type { ReactNode } from 'react';
import { Money } from './money';
import { Row } from './row';
import css from './row.module.css';
import { Tag } from './tag';
import { Tile } from './tile';

export interface LenderRowProps {
  readonly name: string;
  /** '₹3,000 – ₹5,00,000'. */
  readonly range: string;
  /** Lowest instalment ('from' + '₹3,431/mo'), or a word in its place: 'min ₹75,000'. */
  readonly price: { readonly from: string; readonly text: string; readonly per: string } | { readonly limit: string };
  /** 'NO COST EMI'; null = none. */
  readonly tag: string | null;
  readonly onClick: () => void;
}

/** A lender of the list, at least 68 px high. One that does not finance the amount is muted and can still be asked. */
export function LenderRow({ name, range, price, tag, onClick }: LenderRowProps): ReactNode {
  const end =
    'limit' in price ? (
      <span className={css.under}>
        <Money text={price.limit} />
      </span>
    ) : (
      <>
        <span className={css.under}>{price.from} </span>
        <span className={css.price}>
          <Money text={price.text} per={price.per} />
        </span>
      </>
    );
  return (
    <Row
      start={<Tile name={name} />}
      title={name}
      under={range}
      tag={tag === null ? null : <Tag tone="gold">{tag}</Tag>}
      end={end}
      muted={'limit' in price}
      onClick={onClick}
    />
  );
}
