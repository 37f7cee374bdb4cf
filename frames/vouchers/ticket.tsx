import { type ReactNode, useState } from 'react';
import type { Voucher } from '../../shared/api/vouchers';
import { DAY_MS } from '../../shared/rules/duration';
import { dayInIndia } from '../../shared/rules/india-days';
import { VOUCHER_ACTIVE_DAYS } from '../../shared/rules/voucher';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import * as icons from '../kit/icons';
import { Inline } from '../kit/layout/inline';
import { ProgressBar } from '../kit/progress-bar';
import { Snackbar } from '../kit/snackbar';
import { Stack } from '../kit/stack';
import { Tag } from '../kit/tag';
import { Tile } from '../kit/tile';
import { Caption } from '../kit/type/caption';
import { copyText } from '../platform/clipboard/copy-text';
import type { VoucherTexts } from './messages';
import css from './ticket.module.css';

/** How long it is said that the code was copied. Source: S1§9 (LIM-009). */
export const COPIED_SHOWN_MS = 500;
/** What is not known yet stays longer: there is something to do. */
const NOT_COPIED_SHOWN_MS = 5_000;

interface TicketProps {
  readonly page: Window & typeof globalThis;
  readonly voucher: Voucher;
  /** By the server's clock. */
  readonly nowMs: number;
  readonly shopHref: string;
  readonly t: VoucherTexts;
}

/** A voucher, with its code where it is there. */
export function Ticket({ page, voucher, nowMs, shopHref, t }: TicketProps): ReactNode {
  const { merchantName, status, code, orderId, earnedAtMs, comesBy } = voucher;
  const [news, setNews] = useState<{ readonly id: number; readonly isCopied: boolean } | null>(null);
  const copy = (text: string): void => {
    const say = (isCopied: boolean): void => setNews((before) => ({ id: (before?.id ?? 0) + 1, isCopied }));
    void copyText(page, text).then(
      () => say(true),
      () => say(false),
    );
  };
  return (
    <section className={css.ticket} aria-label={t.heading}>
      <Inline align="center" className={css.top}>
        <Tile name={merchantName} />
        <b translate="no">{merchantName}</b>
        <Tag tone={status === 'ACTIVE' ? 'ok' : 'neutral'}>{t.status[status]}</Tag>
      </Inline>
      <p className={css.worth}>
        <b>{t.worth}</b>
        <span>{t.kind}</span>
      </p>
      {code !== null && (
        <div className={css.code}>
          <span>
            <small>{t.code}</small>
            <b translate="no">{code}</b>
          </span>
          <Button kind="secondary" width="fit" icon={icons.sheets} onClick={() => copy(code)}>
            {t.copy}
          </Button>
        </div>
      )}
      <Caption>{t.earned(dayInIndia(earnedAtMs), orderId)}</Caption>
      {status === 'COMING' && <p>{t.comesBy(comesBy)}</p>}
      <TimeLeft voucher={voucher} nowMs={nowMs} t={t} />
      <a className={css.shop} href={shopHref}>
        {t.use(merchantName)}
        <Icon path={icons.next} size={16} />
      </a>
      {news && (
        <Snackbar
          key={news.id}
          text={news.isCopied ? t.copied : t.notCopied}
          durationMs={news.isCopied ? COPIED_SHOWN_MS : NOT_COPIED_SHOWN_MS}
          onDone={() => setNews(null)}
        />
      )}
    </section>
  );
}

/** For how long the code of an active voucher can be used. */
function TimeLeft({ voucher, nowMs, t }: Pick<TicketProps, 'voucher' | 'nowMs' | 't'>): ReactNode {
  const { activeUntilMs, linkSentAtMs } = voucher;
  if (activeUntilMs === null || linkSentAtMs === null) return null;
  const days = Math.ceil((activeUntilMs - nowMs) / DAY_MS);
  return (
    <Stack gap={2} steady className={css.time}>
      <p>
        <b>{t.left(days)}</b>
        <span>{t.ends(dayInIndia(activeUntilMs))}</span>
      </p>
      <ProgressBar value={days} max={VOUCHER_ACTIVE_DAYS} label={t.left(days)} />
      <Caption>{t.sent(dayInIndia(linkSentAtMs))}</Caption>
    </Stack>
  );
}
