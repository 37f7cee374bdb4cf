import type { ReactNode } from 'react';
import { dayInIndia } from '../../../shared/rules/india-days';
import { pathIn } from '../../../shared/site/address';
import { offerAddresses } from '../../../shared/site/offer-addresses';
import { limitCheck } from '../../../shared/site/own-data-rows';
import { href } from '../../../shared/site/route';
import * as icons from '../../kit/icons';
import { ActionLink } from '../action-link';
import card from '../card.module.css';
import type { Owed } from './owed-data';
import type { Said } from './owed-messages';

/** Links to each voucher that is active or coming, and to the limits. */
export function OwedActions({
  vouchers,
  t: { ways: labels },
  loans,
  locale,
}: Said & Pick<Owed, 'vouchers'>): ReactNode {
  return (
    <section className={card.card} data-flush="" aria-label={labels.heading}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ul className={card.rows} role="list">
        {vouchers
          .filter(({ status }) => status === 'ACTIVE' || status === 'COMING')
          .map(({ voucherId, amountRupees, merchantHandle, merchantName, comesBy, activeUntilMs }) => (
            <ActionLink
              key={voucherId}
              icon={icons.bag}
              href={pathIn(locale, href(offerAddresses.voucher, { merchantName: merchantHandle }))}
              text={labels.voucher(amountRupees)}
              more={
                activeUntilMs === null
                  ? labels.comes(merchantName, loans.dayOfYear(comesBy))
                  : labels.ends(merchantName, loans.dayOfYear(dayInIndia(activeUntilMs)))
              }
            />
          ))}
        <ActionLink
          icon={icons.rupee}
          href={pathIn(locale, limitCheck.path)}
          text={labels.limits}
          more={labels.checkLimits}
        />
      </ul>
    </section>
  );
}
