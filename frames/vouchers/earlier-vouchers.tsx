import type { ReactNode } from 'react';
import type { Voucher } from '../../shared/api/vouchers';
import { dayInIndia } from '../../shared/rules/india-days';
import { Panel } from '../kit/layout/panel';
import { Tag } from '../kit/tag';
import { Tile } from '../kit/tile';
import type { VoucherTexts } from './messages';
import css from './vouchers.module.css';

interface EarlierVouchersProps {
  readonly vouchers: readonly Voucher[];
  readonly t: VoucherTexts;
}

/** Vouchers that are used or have ended, and those of other shops. */
export function EarlierVouchers({ vouchers, t }: EarlierVouchersProps): ReactNode {
  if (vouchers.length === 0) return null;
  return (
    <section>
      <h2>{t.earlier}</h2>
      <Panel as="ul" className={css.list}>
        {vouchers.map(({ voucherId, merchantName, status, orderId, earnedAtMs, activeUntilMs, usedAtMs }) => (
          <li key={voucherId}>
            <Tile name={merchantName} />
            <div>
              <span>
                <b>{t.of(merchantName)}</b>
                {usedAtMs !== null
                  ? t.usedOn(dayInIndia(usedAtMs))
                  : status === 'ENDED' && activeUntilMs !== null
                    ? t.endedOn(dayInIndia(activeUntilMs))
                    : t.earned(dayInIndia(earnedAtMs), orderId)}
              </span>
              <Tag>{t.status[status]}</Tag>
            </div>
          </li>
        ))}
      </Panel>
    </section>
  );
}
