import type { ReactNode } from 'react';
import { messagesIn, type Texts } from '../../shared/messages/define-messages';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import * as icons from '../kit/icons';
import type { PageView } from '../platform/page/flow-view';
import { tabRedirectionMessages } from './messages';
import type { TabEvent, TabState } from './tab.flow';
import css from './tab-view.module.css';

/** Names the next server, or says that the customer can go back to the shop. */
export function TabView({ state, send, locale }: PageView<TabState, TabEvent>): ReactNode {
  const t = messagesIn(locale, tabRedirectionMessages);
  switch (state.is) {
    case 'ready':
      return (
        <section className={css.card}>
          <h1 className={css.heading}>{t.ready.heading(new URL(state.url).host)}</h1>
          <p className={css.text}>{t.ready.text}</p>
          <a className={css.action} href={state.url} onClick={() => send({ type: 'linkPressed' })}>
            {t.ready.goOn} <Icon path={icons.next} size={20} />
          </a>
        </section>
      );
    case 'back':
      return <Back opener={state.opener} t={t} send={send} />;
    default:
      return (
        <section className={css.card}>
          <h1 className={css.heading}>{t[state.is].heading}</h1>
          <p className={css.text}>{t[state.is].text}</p>
        </section>
      );
  }
}

interface BackProps extends Pick<Extract<TabState, { is: 'back' }>, 'opener'> {
  readonly t: Texts<typeof tabRedirectionMessages>;
  readonly send: (event: TabEvent) => void;
}

const Back = ({ opener, t, send }: BackProps): ReactNode => (
  <section className={css.card}>
    <h1 className={css.heading}>{t[opener].heading}</h1>
    {/* Empty at first: a text that is filled in later is announced. */}
    <p className={css.text} role="status">
      {opener !== 'back' && t[opener].text}
    </p>
    {opener === 'back' && <p className={css.text}>{t.back.text}</p>}
    {opener === 'gone' && (
      <Button kind="secondary" onClick={() => send({ type: 'closeAsked' })}>
        {t.gone.close}
      </Button>
    )}
  </section>
);
