import { type ReactNode, useEffect, useRef } from 'react';
import type { RequestInfo } from '../../shared/api/telesales';
import { formatPaise, formatRupees } from '../../shared/format/number';
import type { Locale } from '../../shared/locales';
import { messagesIn, type Texts } from '../../shared/messages/define-messages';
import { isOpenRequest } from '../../shared/rules/payment-request';
import { pathIn } from '../../shared/site/address';
import { paymentByLink } from '../../shared/site/telesales-addresses';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import * as icons from '../kit/icons';
import { Inline } from '../kit/layout/inline';
import { Panel } from '../kit/layout/panel';
import { MoneyText } from '../kit/money-text';
import { Note } from '../kit/note';
import { ProgressBar } from '../kit/progress-bar';
import { Tile } from '../kit/tile';
import { timeLeftText } from '../kit/time-left-text';
import { Caption } from '../kit/type/caption';
import { useNow } from '../kit/use-now';
import type { PageView } from '../platform/page/flow-view';
import type { CollectEvent, CollectState } from './collect.flow';
import css from './collect-view.module.css';
import { collectPaymentMessages } from './messages';

type Messages = Texts<typeof collectPaymentMessages>;

/** A payment request: requester, amount, items, customer, expiry, and actions. Source: S1§2.1 (RTE-014). */
export function CollectView({ state, send, page, locale }: PageView<CollectState, CollectEvent>): ReactNode {
  const t = messagesIn(locale, collectPaymentMessages);
  const { ref, info, refusal } = state;
  const wasOpen = useRef(info !== null && isOpenRequest(info.state)).current;
  if (!info)
    return (
      <Panel padded="always" raised gap={4} className={css.card}>
        <h1 className={css.heading}>{t.title}</h1>
        <Note tone="error">
          <b>{t.unknown.heading}</b> {t.unknown.text}
        </Note>
      </Panel>
    );
  const isOpen = isOpenRequest(info.state);
  return (
    <Panel padded="always" raised gap={4} className={css.card}>
      <Inline align="center" className={css.who}>
        <Tile name={info.merchantName} tone="ink" size={52} logo={info.merchantLogo ?? ''} />
        <div>
          <Caption>{t.from}</Caption>
          <h1 className={css.name} translate="no">
            {info.merchantName}
          </h1>
          <Caption>{t.askedBy(info.merchantHost, info.agentId)}</Caption>
        </div>
      </Inline>
      <p className={css.sum} translate="no">
        {formatRupees(info.amount)}
      </p>
      <p className={css.under}>
        {t.order(info.orderId)}
        {isOpen && info.lowestEmi !== null && <MoneyText>{` · ${t.lowest(formatRupees(info.lowestEmi))}`}</MoneyText>}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ul className={css.items} role="list" aria-label={t.items}>
        {info.items.map(({ name, quantity, amountPaise }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own
          <li key={at}>
            <span>
              {name}
              {quantity > 1 && <small> {t.pieces(quantity)}</small>}
            </span>
            <b className="num" translate="no">
              {formatPaise(amountPaise)}
            </b>
          </li>
        ))}
      </ul>
      {isOpen && (
        <>
          <TimeLeft info={info} t={t} onOver={() => send({ type: 'timeOver' })} />
          <Caption size={14}>
            <MoneyText>{t.forNumber(info.maskedMobile)}</MoneyText>
          </Caption>
          {info.state === 'paying' && <Note tone="info">{t.paying}</Note>}
          {info.state === 'failed' && (
            <Note tone="warn">
              <b>{t.failed.heading}</b> {t.failed.text}
            </Note>
          )}
          <a className={css.action} href={checkoutAddress(ref, page.document.documentElement.lang)}>
            {t.goOn} <Icon path={icons.next} size={20} />
          </a>
          {(info.state === 'sent' || info.state === 'opened') && (
            <>
              <Button
                kind="secondary"
                pendingLabel={refusal === 'sending' ? t.refusing : null}
                onClick={() => send({ type: 'refused' })}
              >
                {t.notMine}
              </Button>
              <Caption className={css.hint}>{t.notMineText(info.merchantName)}</Caption>
            </>
          )}
          <div role="alert">{refusal === 'failed' && <Note tone="error">{t.notRefused}</Note>}</div>
        </>
      )}
      {/* Empty while it is open: what becomes of it is announced. */}
      <div role={wasOpen ? 'status' : undefined}>{!isOpen && <Ended info={info} t={t} locale={locale} />}</div>
    </Panel>
  );
}

/** Checkout of the request in this page's language. */
const checkoutAddress = (ref: string, lang: string): string =>
  `${paymentByLink.path}?${new URLSearchParams({ ref, locale: lang })}`;

/** Time until which the request can be paid. */
function TimeLeft({ info, t, onOver }: { info: RequestInfo; t: Messages; onOver: () => void }): ReactNode {
  const untilMs = info.expiresAtMs;
  const nowMs = useNow(untilMs);
  const leftMs = untilMs - nowMs;
  const over = useRef(onOver);
  over.current = onOver;
  const isOver = leftMs <= 0;
  // Whose lender has still to answer is open past its time: asked once more, it is waited for.
  const wasOver = useRef(isOver).current;
  useEffect(() => {
    if (isOver && !wasOver) over.current();
  }, [isOver, wasOver]);
  return (
    <div className={css.time}>
      <p>
        <Icon path={icons.clock} size={20} /> <span>{t.until(untilMs)}</span>
        <b className="num" translate="no" role="timer" aria-live="off" aria-label={t.left(timeLeftText(leftMs))}>
          {timeLeftText(leftMs)}
        </b>
      </p>
      <ProgressBar value={Math.max(0, leftMs)} max={info.expiresAtMs - info.createdAtMs} />
    </div>
  );
}

/** What has become of it. */
function Ended({ info, t, locale }: { info: RequestInfo; t: Messages; locale: Locale }): ReactNode {
  const { merchantName: merchant } = info;
  switch (info.state) {
    case 'paid':
      return (
        <div className={css.paid}>
          <Note tone="info" icon={icons.check}>
            <b>{t.paid.heading}</b> {t.paid.text} <a href={pathIn(locale, '/transaction-history')}>{t.paid.way}</a>
          </Note>
        </div>
      );
    case 'cancelled':
      return (
        <Note tone="info">
          <b>{t.cancelled.heading}</b> {t.cancelled.text(merchant)}
        </Note>
      );
    case 'refused':
      return (
        <Note tone="info">
          <b>{t.refused.heading}</b> {t.refused.text(merchant)}
        </Note>
      );
    default:
      return (
        <Note tone="warn">
          <b>{t.over.heading}</b> {t.over.text(info.expiresAtMs, merchant)}
        </Note>
      );
  }
}
