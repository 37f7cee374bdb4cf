import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { sendVoucherSms, type Voucher, voucherDetails } from '../../shared/api/vouchers';
import { Button } from '../kit/button';
import { ApiError } from '../platform/api/api-error';
import type { ApiClient } from '../platform/api/client';
import { WITHOUT_ANSWER } from '../platform/api/http-status';
import { unreachedBy } from '../platform/api/unreached';
import { randomId } from '../platform/random/random-id';
import { EarlierVouchers } from './earlier-vouchers';
import { OfferSms } from './offer-sms';
import { reduce } from './reduce';
import { Ticket } from './ticket';
import css from './vouchers.module.css';
import type { VoucherWords } from './words';

interface VouchersProps {
  readonly page: Window & typeof globalThis;
  readonly client: ApiClient;
  readonly handle: string;
  readonly merchantName: string;
  readonly shopHref: string;
  readonly words: VoucherWords;
  readonly onGuest: () => void;
}

const refusalIn = (error: unknown) =>
  error instanceof ApiError ? { status: error.status, why: unreachedBy(error) } : { status: WITHOUT_ANSWER, why: null };

/** Nothing can be done with such a voucher. */
const over: readonly Voucher['status'][] = ['ENDED', 'USED', 'CANCELLED'];

/** The vouchers of a shop that somebody has: the newest large, with its code and its end, and those before. Source: S1§1
 *  (CAT-048), S1§9. */
export function Vouchers(props: VouchersProps): ReactNode {
  const { page, client, handle, merchantName, shopHref, words, onGuest } = props;
  const [shown, send] = useReducer(reduce, { step: 'asking' });
  /** One press is one SMS, however often it has to be asked for. */
  const smsKey = useRef<string | null>(null);

  const ask = (): void => {
    send({ type: 'asked' });
    client.call(voucherDetails, { merchantName: handle }).then(
      (details) => send({ type: 'answered', details }),
      (error: unknown) => send({ type: 'refused', ...refusalIn(error) }),
    );
  };
  const askForSms = (): void => {
    smsKey.current ??= randomId(page);
    send({ type: 'smsAsked' });
    client.call(sendVoucherSms, { merchantName: handle }, { idempotencyKey: smsKey.current }).then(
      (standing) => {
        smsKey.current = null;
        send({ type: 'smsSent', standing });
      },
      (error: unknown) => send({ type: 'smsRefused', ...refusalIn(error) }),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is shown
  useEffect(ask, []);
  const isGuest = shown.step === 'guest';
  useEffect(() => {
    if (isGuest) onGuest();
  }, [isGuest, onGuest]);

  if (shown.step === 'guest') return null;
  if (shown.step === 'asking')
    return (
      <p className={css.line} role="status">
        {words.asking}
      </p>
    );
  if (shown.step === 'failed')
    return (
      <div className={css.line} role="alert">
        <p>{shown.why === 'other' ? words.failed.text : words[shown.why]}</p>
        <Button kind="secondary" width="fit" onClick={ask}>
          {words.failed.again}
        </Button>
      </div>
    );
  const { details, sms } = shown;
  const [newest, ...before] = details.vouchers.filter(({ merchantHandle }) => merchantHandle === handle);
  const others = details.vouchers.filter(({ merchantHandle }) => merchantHandle !== handle);
  const isOld = newest !== undefined && over.includes(newest.status);
  return (
    <div className={css.own}>
      {newest && !isOld ? (
        <Ticket page={page} voucher={newest} nowMs={details.serverNowMs} shopHref={shopHref} words={words} />
      ) : (
        <p className={css.line}>{words.none}</p>
      )}
      {details.isOffered && (
        <OfferSms merchantName={merchantName} details={details} step={sms} words={words} onAsk={askForSms} />
      )}
      <EarlierVouchers vouchers={[...(newest && isOld ? [newest] : []), ...before, ...others]} words={words} />
    </div>
  );
}
