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
  readonly words: VoucherTexts;
}

/** Vouchers that are used or have ended, and those of other shops. */
export function EarlierVouchers({ vouchers, words }: EarlierVouchersProps): ReactNode {
  if (vouchers.length === 0) return null;
  return (
    <section>
      <h2>{words.earlier}</h2>
      <Panel as="ul" className={css.list}>
        {vouchers.map(({ voucherId, merchantName, status, orderId, earnedAtMs, activeUntilMs, usedAtMs }) => (
          <li key={voucherId}>
            <Tile name={merchantName} />
            <div>
              <span>
                <b>{words.of(merchantName)}</b>
                {usedAtMs !== null
                  ? words.usedOn(dayInIndia(usedAtMs))
                  : status === 'ENDED' && activeUntilMs !== null
                    ? words.endedOn(dayInIndia(activeUntilMs))
                    : words.earned(dayInIndia(earnedAtMs), orderId)}
              </span>
              <Tag>{words.status[status]}</Tag>
            </div>
          </li>
        ))}
      </Panel>
    </section>
  );
}
