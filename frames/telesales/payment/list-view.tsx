import { type ReactNode, useRef, useState } from 'react';
import { ownRequests, type PaymentRequest } from '../../../shared/api/telesales';
import { formatRupees } from '../../../shared/format/number';
import { isOpenRequest, type RequestState } from '../../../shared/rules/payment-request';
import { MoneyText } from '../../kit/money-text';
import { SearchField } from '../../kit/search-field';
import { Segments } from '../../kit/segments';
import { type DeskRow, DeskRows, ShowMore, useNewest } from '../desk';
import css from './desk.module.css';
import type { PartProps } from './part';
import type { TelesalesWords } from './words';

type Shown = 'all' | 'open' | 'paid';
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

interface ListProps extends PartProps {
  readonly onRead: (requests: readonly PaymentRequest[], hasMore: boolean) => void;
}

/** What an agent has asked for, as it stands now; narrowed by order, the digits that are seen of a number, and state. */
export function ListView({ page, client, words, desk, onFailure, onRead }: ListProps): ReactNode {
  const { requests, hasMore } = desk;
  /** Newer ones come while older ones are asked for. */
  const now = useRef(requests);
  now.current = requests;
  const [text, setText] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  useNewest<PaymentRequest>({
    page,
    read: async () => {
      const answer = await client.call(ownRequests, {});
      return { items: answer.requests, hasMore: answer.hasMore };
    },
    known: { items: requests, hasMore },
    idOf: ({ txnUuid }) => txnUuid,
    onRead: (listed) => onRead(listed.items, listed.hasMore),
    onFailure,
  });

  const more = async (): Promise<void> => {
    const last = requests.at(-1);
    const answer = await client.call(ownRequests, last ? { after: last.txnUuid } : {});
    onRead([...now.current, ...answer.requests], answer.hasMore);
  };
  const found = matching(requests, text, shown);
  return (
    <div className={css.part}>
      <h1 className={css.heading}>{words.tabs.requests}</h1>
      <SearchField label={words.search} text={text} onText={setText} />
      <Segments
        label={words.show.label}
        items={shownTypes.map((id) => ({ id, text: `${words.show[id]} ${matching(requests, '', id).length}` }))}
        chosenId={shown}
        // SAFETY: ids are those above.
        onChoose={(id) => setShown(id as Shown)}
      />
      {found.length === 0 ? (
        <p className={css.lead}>{requests.length === 0 ? words.none : words.noMatch}</p>
      ) : (
        <DeskRows label={words.list} rows={found.map((request) => rowOf(words, request))} />
      )}
      {hasMore && <ShowMore words={words} read={more} onFailure={onFailure} />}
      <p className={css.small}>{words.onlyOwn}</p>
    </div>
  );
}

const rowOf = (words: TelesalesWords, request: PaymentRequest): DeskRow => ({
  id: request.txnUuid,
  href: `#${request.txnUuid}`,
  title: <MoneyText>{formatRupees(request.amount)}</MoneyText>,
  state: { text: words.states[request.state], tone: tones[request.state] },
  about: `${request.maskedMobile} · ${request.orderId}`,
  at: words.clock(request.changedAtMs),
});

/** Those of a list that are meant. `text`: a part of the order's number, or digits of the customer's that are seen. */
export function matching(requests: readonly PaymentRequest[], text: string, shown: Shown): readonly PaymentRequest[] {
  const part = text.trim().toLowerCase();
  return requests.filter(
    ({ orderId, maskedMobile, state }) =>
      (shown === 'all' || (shown === 'paid' ? state === 'paid' : isOpenRequest(state))) &&
      `${orderId} ${maskedMobile}`.toLowerCase().includes(part),
  );
}
