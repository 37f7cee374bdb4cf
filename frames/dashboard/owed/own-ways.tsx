import type { ReactNode } from 'react';
import { dayInIndia } from '../../../shared/rules/india-days';
import { pathIn } from '../../../shared/site/address';
import { offerAddresses } from '../../../shared/site/offer-addresses';
import { limitCheck } from '../../../shared/site/own-data-rows';
import { href } from '../../../shared/site/route';
import * as icons from '../../kit/icons';
import card from '../card.module.css';
import { Way } from '../way';
import type { Owed } from './owed-data';
import type { Said } from './owed-words';

/** What else is one's own: each voucher that can be used or is on its way, and what can still be spent. */
export function OwnWays({ vouchers, words: { ways }, loans, locale }: Said & Pick<Owed, 'vouchers'>): ReactNode {
  return (
    <section className={card.card} data-flush="" aria-label={ways.heading}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ul className={card.rows} role="list">
        {vouchers
          .filter(({ status }) => status === 'ACTIVE' || status === 'COMING')
          .map(({ voucherId, amountRupees, merchantHandle, merchantName, comesBy, activeUntilMs }) => (
            <Way
              key={voucherId}
              icon={icons.bag}
              href={pathIn(locale, href(offerAddresses.voucher, { merchantName: merchantHandle }))}
              text={ways.voucher(amountRupees)}
              more={
                activeUntilMs === null
                  ? ways.comes(merchantName, loans.dayOfYear(comesBy))
                  : ways.ends(merchantName, loans.dayOfYear(dayInIndia(activeUntilMs)))
              }
            />
          ))}
        <Way icon={icons.rupee} href={pathIn(locale, limitCheck.path)} text={ways.limits} more={ways.checkLimits} />
      </ul>
    </section>
  );
}
