import type { ReactNode } from 'react';
import type { Voucher } from '../../shared/api/vouchers';
import { messagesIn } from '../../shared/messages/define-messages';
import { Stack } from '../kit/stack';
import type { PageView } from '../platform/page/flow-view';
import { EarlierVouchers } from './earlier-vouchers';
import { vouchersMessages } from './messages';
import { OfferSms } from './offer-sms';
import { Ticket } from './ticket';
import type { VouchersEvent, VouchersState } from './vouchers.flow';
import css from './vouchers.module.css';

/** A voucher in one of these states can no longer be used. */
const over: readonly Voucher['status'][] = ['ENDED', 'USED', 'CANCELLED'];

/** The customer's vouchers of a shop: the newest large, with its code and its end, and earlier ones below. Source: S1§1
 *  (CAT-048), S1§9. */
export function VouchersView({ state, send, page, locale }: PageView<VouchersState, VouchersEvent>): ReactNode {
  const { shop, details, sms } = state;
  const t = messagesIn(locale, vouchersMessages);
  const [newest, ...before] = details.vouchers.filter(({ merchantHandle }) => merchantHandle === shop.handle);
  const others = details.vouchers.filter(({ merchantHandle }) => merchantHandle !== shop.handle);
  const isOld = newest !== undefined && over.includes(newest.status);
  return (
    <Stack gap={5} steady className={css.own}>
      {newest && !isOld ? (
        <Ticket page={page} voucher={newest} nowMs={details.serverNowMs} shopHref={shop.shopHref} t={t} />
      ) : (
        <p className={css.line}>{t.none}</p>
      )}
      {details.isOffered && (
        <OfferSms
          merchantName={shop.merchantName}
          details={details}
          step={sms}
          t={t}
          onAsk={() => send({ type: 'smsRequested' })}
        />
      )}
      <EarlierVouchers vouchers={[...(newest && isOld ? [newest] : []), ...before, ...others]} t={t} />
    </Stack>
  );
}
