import type { ReactNode } from 'react';
import { Money } from './money';
import { Row } from './row';
import css from './row.module.css';
import { Tag } from './tag';
import { Tile } from './tile';

export interface LenderLineProps {
  readonly name: string;
  /** '3 to 24 months', or the amounts that it finances. */
  readonly under: string;
  /** Lowest instalment: 'from' + '₹3,431/mo'; null where there is no plan to show. */
  readonly price: { readonly from: string; readonly text: string; readonly per: string } | null;
  /** 'NO COST EMI'; null = none. */
  readonly tag: string | null;
}

/** A lender that is only read; an `<li>` for a RowList. */
export function LenderLine({ name, under, price, tag }: LenderLineProps): ReactNode {
  return (
    <Row
      start={<Tile name={name} />}
      title={name}
      under={under}
      tag={tag === null ? null : <Tag tone="gold">{tag}</Tag>}
      end={
        price && (
          <>
            <span className={css.under}>{price.from} </span>
            <span className={css.price}>
              <Money text={price.text} per={price.per} />
            </span>
          </>
        )
      }
      muted={price === null}
    />
  );
}
