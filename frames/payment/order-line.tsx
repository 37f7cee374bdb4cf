import type { ReactNode } from 'react';
import { Icon } from '../kit/icon';
import * as icons from '../kit/icons';
import { Money } from '../kit/money';
import css from './order-line.module.css';

export interface OrderLineProps {
  /** What is bought: 'Aster 5G phone, 256 GB'. */
  readonly name: string;
  /** 'Order NE-20418'. */
  readonly under: string;
  /** '₹54,990'; '' = not said here. */
  readonly price?: string;
  /** 'strip' is the band at the head of a screen; 'row' is one of a card; 'plain' stands in a card of its own. */
  readonly kind?: 'strip' | 'row' | 'plain';
}

/** The order in one line. */
export function OrderLine({ name, under, price = '', kind = 'strip' }: OrderLineProps): ReactNode {
  return (
    <div className={css.order} data-kind={kind}>
      <span className={css.thumb}>
        <Icon path={icons.bag} />
      </span>
      <div className={css.main}>
        <p className={css.name}>{name}</p>
        <p className={css.under}>{under}</p>
      </div>
      {price !== '' && (
        <p className={css.price}>
          <Money text={price} />
        </p>
      )}
    </div>
  );
}
