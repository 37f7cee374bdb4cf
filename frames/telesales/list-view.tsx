import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ownRequests, type PaymentRequest } from '../../shared/api/telesales';
import { clockText } from '../../shared/format/clock-text';
import { formatRupees } from '../../shared/format/number';
import { isOpenRequest } from '../../shared/rules/payment-request';
import { Button } from '../kit/button';
import { SearchField } from '../kit/search-field';
import { Segments } from '../kit/segments';
import css from './desk.module.css';
import type { PartProps } from './part';

type Shown = 'all' | 'open' | 'paid';
const shownTypes: readonly Shown[] = ['all', 'open', 'paid'];
/** While the list is looked at. */
const READ_EVERY_MS = 10_000;

interface ListProps extends PartProps {
  readonly onRead: (requests: readonly PaymentRequest[], hasMore: boolean) => void;
}

/** What an agent has asked for, as it stands now; narrowed by order, the digits that are seen of a number, and state. */
export function ListView({ page, client, words, desk, onFailure, onRead }: ListProps): ReactNode {
  const { requests, hasMore } = desk;
  const [text, setText] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const [isBusy, setBusy] = useState(false);
  const now = useRef({ onRead, onFailure, requests, hasMore });
  now.current = { onRead, onFailure, requests, hasMore };
  useEffect(() => {
    let timer = 0;
    let isWanted = true;
    const read = (): void => {
      client
        .call(ownRequests, {})
        .then(
          (answer) => {
            if (!isWanted) return;
            const known = new Set(answer.requests.map(({ txnUuid }) => txnUuid));
            const older = now.current.requests.filter(({ txnUuid }) => !known.has(txnUuid));
            now.current.onRead([...answer.requests, ...older], older.length > 0 ? now.current.hasMore : answer.hasMore);
          },
          (error: unknown) => isWanted && now.current.onFailure(error),
        )
        .finally(() => {
          if (isWanted) timer = page.setTimeout(read, READ_EVERY_MS);
        });
    };
    read();
    return () => {
      isWanted = false;
      page.clearTimeout(timer);
    };
  }, [client, page]);

  const more = (): void => {
    setBusy(true);
    const last = requests.at(-1);
    client
      .call(ownRequests, last ? { after: last.txnUuid } : {})
      .then((answer) => onRead([...requests, ...answer.requests], answer.hasMore), onFailure)
      .finally(() => setBusy(false));
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
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none
        <ul className={css.list} role="list" aria-label={words.list}>
          {found.map(({ txnUuid, amount, maskedMobile, orderId, state, changedAtMs }) => (
            <li key={txnUuid}>
              <a className={css.row} href={`#${txnUuid}`}>
                <b className="num">{formatRupees(amount)}</b>
                <span className={css.state} data-state={state}>
                  {words.states[state]}
                </span>
                <small>
                  {maskedMobile} · {orderId}
                </small>
                <small>{clockText(changedAtMs)}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <Button kind="secondary" busy={isBusy ? words.loading : null} onClick={more}>
          {words.more}
        </Button>
      )}
      <p className={css.small}>{words.onlyOwn}</p>
    </div>
  );
}

/** Those of a list that are meant. `text`: a part of the order's number, or digits of the customer's that are seen. */
export function matching(requests: readonly PaymentRequest[], text: string, shown: Shown): readonly PaymentRequest[] {
  const part = text.trim().toLowerCase();
  return requests.filter(
    ({ orderId, maskedMobile, state }) =>
      (shown === 'all' || (shown === 'paid' ? state === 'paid' : isOpenRequest(state))) &&
      `${orderId} ${maskedMobile}`.toLowerCase().includes(part),
  );
}
