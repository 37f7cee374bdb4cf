import { type ReactNode, useEffect, useRef, useState } from 'react';
import { focusHeading } from '../../kit/focus-heading';
import type { OwnProps } from '../../platform/own-page';
import { closedBy, Desk, type DeskData, deskClient, partAnchor, SessionOver } from '../desk';
import type { Requests } from './desk-data';
import { ListView } from './list-view';
import { LiveView } from './live-view';
import { TakeView } from './take-view';
import { wordsIn } from './words';

/** The telesales desk: a payment that is asked for, what was asked for before, and how one of it stands. The anchor says
 *  which of them is shown, so that Back and a reload keep it. Source: S2§2 (RTE-092), TEL-001. */
export function DeskView({ page, data, take }: OwnProps<DeskData<Requests>>): ReactNode {
  const { lang } = page.document.documentElement;
  const [client] = useState(deskClient);
  const at = useAnchor(page);
  const area = useRef<HTMLDivElement>(null);
  const first = useRef(at);
  useEffect(() => {
    if (first.current === at || !area.current) return;
    first.current = at;
    focusHeading(area.current);
  }, [at]);
  if (data.kind !== 'open') return <SessionOver kind={data.kind} lang={lang} isKept />;

  const onFailure = (error: unknown): void => {
    const kind = closedBy(error);
    if (kind !== null) take({ kind });
  };
  const go = (to: string): void => {
    page.location.hash = to;
  };
  const view = { page, client, words: wordsIn(lang), desk: data, onFailure, go };
  const uuid = /^#([\da-f-]{36})$/.exec(at)?.[1];
  return (
    <Desk
      client={client}
      agent={data.agent}
      lang={lang}
      at={{ page: 'payment', anchor: at }}
      area={area}
      onLeft={() => take({ kind: 'over' })}
    >
      {uuid !== undefined ? (
        <LiveView key={uuid} {...view} txnUuid={uuid} />
      ) : at === partAnchor.list ? (
        <ListView {...view} onRead={(requests, hasMore) => take({ ...data, requests, hasMore })} />
      ) : (
        <TakeView {...view} />
      )}
    </Desk>
  );
}

function useAnchor(page: Window): string {
  const [at, setAt] = useState(page.location.hash);
  useEffect(() => {
    const follow = (): void => setAt(page.location.hash);
    page.addEventListener('hashchange', follow);
    return () => page.removeEventListener('hashchange', follow);
  }, [page]);
  return at === '' || at === '#' ? partAnchor.take : at;
}
