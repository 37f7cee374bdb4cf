import { type ReactNode, useEffect, useState } from 'react';
import type { ResponseOf } from '../../../shared/api/endpoint';
import { landingDetails } from '../../../shared/api/landing-page';
import { formatRupees } from '../../../shared/format/number';
import { KeyValue } from '../../kit/key-value';
import { Tile } from '../../kit/tile';
import type { ApiClient } from '../../platform/api/client';
import css from '../own-application.module.css';

interface OrderCardProps {
  readonly client: ApiClient;
  /** Whole rupees. */
  readonly amount: number;
  /** Key of the shop; '' for none. */
  readonly merchantId: string;
  readonly label: string;
}

/** What is bought, as far as the address says it, and the name of the shop where that is one of ours. */
export function OrderCard({ client, amount, merchantId, label }: OrderCardProps): ReactNode {
  const [shop, setShop] = useState<ResponseOf<typeof landingDetails> | null>(null);
  useEffect(() => {
    if (merchantId === '') return;
    client.call(landingDetails, { merchantId }).then(
      setShop,
      // The sum is what the application is about; it stands without its shop.
      () => undefined,
    );
  }, [client, merchantId]);
  return (
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
}
