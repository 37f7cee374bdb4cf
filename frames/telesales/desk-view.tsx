import { type ReactNode, useEffect, useRef, useState } from 'react';
import { endTelesales } from '../../shared/api/telesales-session';
import { focusHeading } from '../kit/focus-heading';
import { Powered } from '../kit/powered';
import { StairArt } from '../kit/stair-art';
import type { OwnProps } from '../platform/own-page';
import { Bar } from './bar';
import css from './desk.module.css';
import { closedBy, type DeskData, deskClient } from './desk-data';
import { ListView } from './list-view';
import { LiveView } from './live-view';
import { partAnchor } from './part';
import { TakeView } from './take-view';
import { poweredBy, wordsIn } from './words';

/** The telesales desk: a payment that is asked for, what was asked for before, and how one of it stands. The anchor says
 *  which of them is shown, so that Back and a reload keep it. Source: S2§2 (RTE-092), TEL-001. */
export function DeskView({ page, data, take }: OwnProps<DeskData>): ReactNode {
  const { lang } = page.document.documentElement;
  const words = wordsIn(lang);
  const [client] = useState(deskClient);
  const at = useAnchor(page);
  const area = useRef<HTMLDivElement>(null);
  const first = useRef(at);
  useEffect(() => {
    if (first.current === at || !area.current) return;
    first.current = at;
    focusHeading(area.current);
  }, [at]);
  if (data.kind !== 'open') return <Closed words={words[data.kind]} kind={data.kind} lang={lang} />;

  const onFailure = (error: unknown): void => {
    const kind = closedBy(error);
    if (kind !== null) take({ kind });
  };
  const go = (to: string): void => {
    page.location.hash = to;
  };
  const leave = (): void =>
    void client.call(endTelesales, undefined).then(
      () => take({ kind: 'over' }),
      () => take({ kind: 'over' }),
    );
  const view = { page, client, words, desk: data, onFailure, go };
  const uuid = /^#([\da-f-]{36})$/.exec(at)?.[1];
  return (
    <div className={css.desk} ref={area}>
      <Bar desk={data} words={words} lang={lang} at={at} onLeave={leave} />
      <nav className={css.tabs} aria-label={words.parts}>
        <a href={partAnchor.take} aria-current={at === partAnchor.take ? 'page' : undefined}>
          {words.tabs.take}
        </a>
        <a href={partAnchor.list} aria-current={at === partAnchor.list ? 'page' : undefined}>
          {words.tabs.requests}
        </a>
      </nav>
      {uuid !== undefined ? (
        <LiveView key={uuid} {...view} txnUuid={uuid} />
      ) : at === partAnchor.list ? (
        <ListView {...view} onRead={(requests, hasMore) => take({ ...data, requests, hasMore })} />
      ) : (
        <TakeView {...view} />
      )}
      <Powered label={poweredBy(lang)} />
    </div>
  );
}

/** Nobody works here. */
const Closed = (props: {
  readonly words: { readonly title: string; readonly text: string };
  readonly kind: 'over' | 'blocked';
  readonly lang: string;
}): ReactNode => (
  <div className={css.desk}>
    <div className={css.closed}>
      <StairArt icon={props.kind === 'over' ? 'clock' : 'lock'} at={2} tone={props.kind === 'over' ? 'ink' : 'error'} />
      <h1 className={css.heading}>{props.words.title}</h1>
      <p className={css.lead}>{props.words.text}</p>
    </div>
    <Powered label={poweredBy(props.lang)} />
  </div>
);

function useAnchor(page: Window): string {
  const [at, setAt] = useState(page.location.hash);
  useEffect(() => {
    const follow = (): void => setAt(page.location.hash);
    page.addEventListener('hashchange', follow);
    return () => page.removeEventListener('hashchange', follow);
  }, [page]);
  return at === '' || at === '#' ? partAnchor.take : at;
}
