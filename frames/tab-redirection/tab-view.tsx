import { type ReactNode, useEffect, useState } from 'react';
import { localeOf } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import * as icons from '../kit/icons';
import type { OwnProps } from '../platform/own-page';
import { browserStore } from '../platform/storage/key-value-store';
import { dropHandedOver, keepHandedOver } from '../platform/tabs/handed-over';
import { tellOpener } from '../platform/tabs/tab-channel';
import { tabRedirectionMessages } from './messages';
import css from './tab-view.module.css';

/** Long enough to read whose page comes. */
const GOES_ON_AFTER_MS = 1_500;
/** A page that is there answers within one turn. */
const ANSWERS_WITHIN_MS = 1_000;

type BrowserPage = OwnProps<Handed>['page'];

/** What a tab was found to be. - ready: it goes on to `url`; `address` is its own. - back: the customer has come back to it.
 *  - used: it went on before. - unknown: nobody knows the way, or its time is over. */
export type Handed =
  | { readonly is: 'ready'; readonly url: string; readonly address: string }
  | { readonly is: 'back'; readonly handover: string }
  | { readonly is: 'used' | 'unknown' };

/** Names whose page comes and goes on; tells the page that opened the tab when the customer is back. */
export function TabView({ page, data }: Pick<OwnProps<Handed>, 'page' | 'data'>): ReactNode {
  const words = messagesIn(localeOf(page.document.documentElement.lang), tabRedirectionMessages);
  switch (data.is) {
    case 'ready':
      return <Ready page={page} {...data} />;
    case 'back':
      return <Back page={page} handover={data.handover} />;
    default:
      return (
        <section className={css.card}>
          <h1 className={css.heading}>{words[data.is].heading}</h1>
          <p className={css.text}>{words[data.is].text}</p>
        </section>
      );
  }
}

interface ReadyProps extends Pick<Extract<Handed, { is: 'ready' }>, 'url' | 'address'> {
  readonly page: BrowserPage;
}

function Ready({ page, url, address }: ReadyProps): ReactNode {
  const words = messagesIn(localeOf(page.document.documentElement.lang), tabRedirectionMessages).ready;
  const leave = (): void => {
    const store = browserStore(() => page.sessionStorage);
    if (store) keepHandedOver(store, address, Date.now());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    const leaving = page.setTimeout(() => {
      leave();
      page.location.assign(url);
    }, GOES_ON_AFTER_MS);
    return () => page.clearTimeout(leaving);
  }, [page, url]);
  return (
    <section className={css.card}>
      <h1 className={css.heading}>{words.heading(new URL(url).host)}</h1>
      <p className={css.text}>{words.text}</p>
      <a className={css.action} href={url} onClick={leave}>
        {words.goOn} <Icon path={icons.next} size={20} />
      </a>
    </section>
  );
}

function Back({ page, handover }: { readonly page: BrowserPage; readonly handover: string }): ReactNode {
  const words = messagesIn(localeOf(page.document.documentElement.lang), tabRedirectionMessages);
  const [told, setTold] = useState<'back' | 'told' | 'gone'>('back');
  useEffect(() => {
    const store = browserStore(() => page.sessionStorage);
    // A tab that is not closed may be used for anything else.
    if (store) dropHandedOver(store);
    const waiting = page.setTimeout(() => setTold('gone'), ANSWERS_WITHIN_MS);
    const stop = tellOpener(page, handover, () => {
      page.clearTimeout(waiting);
      setTold('told');
      page.close();
    });
    return () => {
      page.clearTimeout(waiting);
      stop();
    };
  }, [page, handover]);
  return (
    <section className={css.card}>
      <h1 className={css.heading}>{words[told].heading}</h1>
      {/* Empty when it is drawn: what is filled afterwards is announced. */}
      <p className={css.text} role="status">
        {told !== 'back' && words[told].text}
      </p>
      {told === 'back' && <p className={css.text}>{words.back.text}</p>}
      {told === 'gone' && (
        <Button kind="secondary" onClick={() => page.close()}>
          {words.gone.close}
        </Button>
      )}
    </section>
  );
}
