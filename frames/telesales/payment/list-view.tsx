import type { ReactNode } from 'react';
import type { PaymentRequest } from '../../../shared/api/telesales';
import { formatRupees } from '../../../shared/format/number';
import { isOpenRequest, type RequestState } from '../../../shared/rules/payment-request';
import { MoneyText } from '../../kit/money-text';
import { SearchField } from '../../kit/search-field';
import { Segments } from '../../kit/segments';
import { Caption } from '../../kit/type/caption';
import { type DeskRow, DeskRows, type Listed, ShowMore } from '../desk';
import type { PaymentMessages } from './page-messages';
import css from './payment.module.css';
import type { ListView as List, PaymentEvent, Shown } from './payment-state';

const shownTypes: readonly Shown[] = ['all', 'open', 'paid'];
const tones: Readonly<Record<RequestState, DeskRow['state']['tone']>> = {
  sent: 'neutral',
  opened: 'info',
  paying: 'info',
  paid: 'good',
  failed: 'warn',
  expired: 'warn',
  cancelled: 'neutral',
  refused: 'neutral',
};

interface ListProps {
  readonly t: PaymentMessages;
  readonly requests: Listed<PaymentRequest>;
  readonly view: List;
  readonly send: (event: PaymentEvent) => void;
}

/** The agent's requests, filtered by order number, visible digits of the mobile number, and state. */
export function ListView({ t, requests: { items, hasMore }, view, send }: ListProps): ReactNode {
  const { search, shown, older } = view;
  const found = matching(items, search, shown);
  return (
    <div className={css.part}>
      <h1 className={css.heading}>{t.tabs.requests}</h1>
      <SearchField label={t.search} text={search} onText={(text) => send({ type: 'searched', search: text })} />
      <Segments
        label={t.show.label}
        items={shownTypes.map((id) => ({ id, text: `${t.show[id]} ${matching(items, '', id).length}` }))}
        chosenId={shown}
        // SAFETY: ids are those above.
        onChoose={(id) => send({ type: 'filtered', shown: id as Shown })}
      />
      {found.length === 0 ? (
        <Caption size={14} className={css.lead}>
          {items.length === 0 ? t.none : t.noMatch}
        </Caption>
      ) : (
        <DeskRows label={t.list} rows={found.map((request) => rowOf(t, request))} />
      )}
      {hasMore && <ShowMore t={t} older={older} onMore={() => send({ type: 'moreAsked' })} />}
      <p className={css.small}>{t.onlyOwn}</p>
    </div>
  );
}

const rowOf = (t: PaymentMessages, request: PaymentRequest): DeskRow => ({
  id: request.txnUuid,
  href: `#${request.txnUuid}`,
  title: <MoneyText>{formatRupees(request.amount)}</MoneyText>,
  state: { text: t.states[request.state], tone: tones[request.state] },
  about: `${request.maskedMobile} · ${request.orderId}`,
  at: t.clock(request.changedAtMs),
});

/** `text`: part of an order number, or visible digits of a mobile number. */
export function matching(requests: readonly PaymentRequest[], text: string, shown: Shown): readonly PaymentRequest[] {
  const part = text.trim().toLowerCase();
  return requests.filter(
    ({ orderId, maskedMobile, state }) =>
      (shown === 'all' || (shown === 'paid' ? state === 'paid' : isOpenRequest(state))) &&
      `${orderId} ${maskedMobile}`.toLowerCase().includes(part),
  );
}
