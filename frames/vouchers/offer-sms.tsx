import type { ReactNode } from 'react';
import type { ResponseOf } from '../../shared/api/endpoint';
import type { voucherDetails } from '../../shared/api/vouchers';
import { dayInIndia } from '../../shared/rules/india-days';
import { Button } from '../kit/button';
import { Panel } from '../kit/layout/panel';
import type { VoucherTexts } from './messages';
import type { SmsStep } from './vouchers.flow';
import css from './vouchers.module.css';

interface OfferSmsProps {
  readonly merchantName: string;
  readonly details: Pick<ResponseOf<typeof voucherDetails>, 'buyUntilMs' | 'nextFromMs'>;
  readonly step: SmsStep;
  readonly t: VoucherTexts;
  readonly onAsk: () => void;
}

/** Has the SMS sent from which the time of the offer counts, and says until when. */
export function OfferSms({ merchantName, details, step, t, onAsk }: OfferSmsProps): ReactNode {
  const { heading, text, send, sending, buyBy, nextFrom, tooMany, failed } = t.offer;
  const { buyUntilMs, nextFromMs } = details;
  if (nextFromMs !== null) return <p className={css.line}>{nextFrom(dayInIndia(nextFromMs))}</p>;
  return (
    <Panel as="section" padded="always" gap={3} className={css.card}>
      <h2>{heading}</h2>
      {buyUntilMs === null ? (
        <>
          <p>{text(merchantName)}</p>
          <Button width="fit" pendingLabel={step === 'sending' ? sending : null} onClick={onAsk}>
            {send}
          </Button>
        </>
      ) : (
        <p role="status">{buyBy(buyUntilMs)}</p>
      )}
      {step !== 'idle' && step !== 'sending' && (
        <p className={css.failed} role="alert">
          {{ failed, tooMany, offline: t.offline, intercepted: t.intercepted }[step]}
        </p>
      )}
    </Panel>
  );
}
