import { useEffect, useRef } from 'react';
import { brand } from '../../shared/brand';
import { groupMobile } from '../../shared/format/mobile-text';
import { IconButton } from '../kit/icon-button';
import * as icons from '../kit/icons';
import type { InboxState } from './inbox';
import css from './inbox-screen.module.css';
import { MessageBubble } from './message-bubble';
import { MonthLater } from './month-later';

/** The messages of one number, the newest at the bottom and in sight. */
export function InboxScreen(props: { mobile: string; inbox: InboxState; onOtherNumber(): void }) {
  const { connection, messages } = props.inbox;
  const list = useRef<HTMLDivElement>(null);
  const count = messages.length;
  useEffect(() => {
    // By hand: scrollIntoView would also move the page that the phone stands in.
    if (count > 0 && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);

  return (
    <>
      <header className={css.head}>
        <IconButton icon={icons.back} label="Use another number" onClick={props.onOtherNumber} />
        <span className={css.avatar} aria-hidden="true">
          {brand.name.slice(0, 2)}
        </span>
        <div>
          <h2 className={css.sender}>AX-{brand.name.toUpperCase()}</h2>
          <p className={css.number}>to {groupMobile(props.mobile)}</p>
        </div>
      </header>
      <MonthLater mobile={props.mobile} />
      <div className={css.notice} role="status">
        {connection === 'interrupted' && <p className={css.lost}>No connection. Trying again by itself.</p>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <div ref={list} className={css.list} role="log" aria-label="Messages" tabIndex={0}>
        {messages.map((message) => (
          <MessageBubble key={message.id} message={message} />
        ))}
        {count === 0 && connection === 'live' && (
          <div className={css.empty}>
            <b>No messages yet</b>
            <p>A code sent to this number appears here by itself.</p>
          </div>
        )}
      </div>
    </>
  );
}
