import type { ReactNode } from 'react';
import { formatRupees } from '../../../shared/format/number';
import { KeyValue } from '../../kit/key-value';
import { Tile } from '../../kit/tile';
import type { ApplicationState } from '../application.flow';
import css from '../own-application.module.css';

interface OrderCardProps {
  /** Whole rupees. */
  readonly amount: number;
  readonly shop: ApplicationState['shop'];
  readonly label: string;
}

/** Amount of the purchase, and its shop if that is known. */
export const OrderCard = ({ amount, shop, label }: OrderCardProps): ReactNode => (
  <div className={css.order}>
    {shop && (
      <p className={css.shop}>
        <Tile name={shop.merchantName} tone="ink" logo={shop.merchantLogo ?? ''} />
        <b translate="no">{shop.merchantName}</b>
      </p>
    )}
    <KeyValue pairs={[{ name: label, value: formatRupees(amount), strong: true }]} />
  </div>
);
