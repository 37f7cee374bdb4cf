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

type Words = Texts<typeof collectPaymentMessages>;

/** A payment request: who asks, how much, for what, for whom, until when, and the ways on. Source: S1§2.1 (RTE-014). */
export function CollectView({ state, send, page, locale }: PageView<CollectState, CollectEvent>): ReactNode {
  const words = messagesIn(locale, collectPaymentMessages);
  const { ref, info, refusal } = state;
  const wasOpen = useRef(info !== null && isOpenRequest(info.state)).current;
  if (!info)
    return (
      <Panel padded="always" raised gap={4} className={css.card}>
        <h1 className={css.heading}>{words.title}</h1>
        <Note tone="error">
          <b>{words.unknown.heading}</b> {words.unknown.text}
        </Note>
      </Panel>
    );
  const isOpen = isOpenRequest(info.state);
  return (
    <Panel padded="always" raised gap={4} className={css.card}>
      <Inline align="center" className={css.who}>
        <Tile name={info.merchantName} tone="ink" size={52} logo={info.merchantLogo ?? ''} />
        <div>
          <Caption>{words.from}</Caption>
          <h1 className={css.name} translate="no">
            {info.merchantName}
          </h1>
          <Caption>{words.askedBy(info.merchantHost, info.agentId)}</Caption>
        </div>
      </Inline>
      <p className={css.sum} translate="no">
        {formatRupees(info.amount)}
      </p>
      <p className={css.under}>
        {words.order(info.orderId)}
        {isOpen && info.lowestEmi !== null && (
          <MoneyText>{` · ${words.lowest(formatRupees(info.lowestEmi))}`}</MoneyText>
        )}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ul className={css.items} role="list" aria-label={words.items}>
        {info.items.map(({ name, quantity, amountPaise }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own
          <li key={at}>
            <span>
              {name}
              {quantity > 1 && <small> {words.pieces(quantity)}</small>}
            </span>
            <b className="num" translate="no">
              {formatPaise(amountPaise)}
            </b>
          </li>
        ))}
      </ul>
      {isOpen && (
        <>
          <TimeLeft info={info} words={words} onOver={() => send({ type: 'timeOver' })} />
          <Caption size={14}>
            <MoneyText>{words.forNumber(info.maskedMobile)}</MoneyText>
          </Caption>
          {info.state === 'paying' && <Note tone="info">{words.paying}</Note>}
          {info.state === 'failed' && (
            <Note tone="warn">
              <b>{words.failed.heading}</b> {words.failed.text}
            </Note>
          )}
          <a className={css.action} href={checkoutAddress(ref, page.document.documentElement.lang)}>
            {words.goOn} <Icon path={icons.next} size={20} />
          </a>
          {(info.state === 'sent' || info.state === 'opened') && (
            <>
              <Button
                kind="secondary"
                pendingLabel={refusal === 'sending' ? words.refusing : null}
                onClick={() => send({ type: 'refused' })}
              >
                {words.notMine}
              </Button>
              <Caption className={css.hint}>{words.notMineText(info.merchantName)}</Caption>
            </>
          )}
          <div role="alert">{refusal === 'failed' && <Note tone="error">{words.notRefused}</Note>}</div>
        </>
      )}
      {/* Empty while it is open: what becomes of it is announced. */}
      <div role={wasOpen ? 'status' : undefined}>{!isOpen && <Ended info={info} words={words} locale={locale} />}</div>
    </Panel>
  );
}

/** The checkout of the request, which speaks the language of this page. */
const checkoutAddress = (ref: string, lang: string): string =>
  `${paymentByLink.path}?${new URLSearchParams({ ref, locale: lang })}`;

/** Time until which the request can be paid. */
function TimeLeft({ info, words, onOver }: { info: RequestInfo; words: Words; onOver: () => void }): ReactNode {
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
        <Icon path={icons.clock} size={20} /> <span>{words.until(untilMs)}</span>
        <b className="num" translate="no" role="timer" aria-live="off" aria-label={words.left(timeLeftText(leftMs))}>
          {timeLeftText(leftMs)}
        </b>
      </p>
      <ProgressBar value={Math.max(0, leftMs)} max={info.expiresAtMs - info.createdAtMs} />
    </div>
  );
}

/** What has become of it. */
function Ended({ info, words, locale }: { info: RequestInfo; words: Words; locale: Locale }): ReactNode {
  const { merchantName: merchant } = info;
  switch (info.state) {
    case 'paid':
      return (
        <div className={css.paid}>
          <Note tone="info" icon={icons.check}>
            <b>{words.paid.heading}</b> {words.paid.text}{' '}
            <a href={pathIn(locale, '/transaction-history')}>{words.paid.way}</a>
          </Note>
        </div>
      );
    case 'cancelled':
      return (
        <Note tone="info">
          <b>{words.cancelled.heading}</b> {words.cancelled.text(merchant)}
        </Note>
      );
    case 'refused':
      return (
        <Note tone="info">
          <b>{words.refused.heading}</b> {words.refused.text(merchant)}
        </Note>
      );
    default:
      return (
        <Note tone="warn">
          <b>{words.over.heading}</b> {words.over.text(info.expiresAtMs, merchant)}
        </Note>
      );
  }
}
