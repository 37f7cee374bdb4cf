import type { ReactNode, Ref } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { commonMessages } from '../../kit/common.messages';
import * as icons from '../../kit/icons';
import { Powered } from '../../kit/powered';
import type { StepArtProps } from '../../kit/step-art';
import { Bar } from './bar';
import css from './desk.module.css';
import type { DeskPlace } from './desk-place';
import type { Agent } from './desk-state';
import { telesalesDeskMessages } from './messages';
import { DeskNotice } from './notice';
import { Tabs } from './tabs';

interface DeskProps {
  readonly agent: Agent;
  readonly locale: Locale;
  readonly at: DeskPlace;
  readonly area?: Ref<HTMLDivElement>;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** The desk around a part of it: who works there, the links to its parts, and the button to leave. */
export function Desk({ agent, locale, at, area, onLeave, children }: DeskProps): ReactNode {
  const t = messagesIn(locale, telesalesDeskMessages);
  return (
    <div className={css.desk} ref={area}>
      <Bar agent={agent} t={t} locale={locale} at={at} onLeave={onLeave} />
      <Tabs t={t} locale={locale} at={at} isNtbAllowed={agent.isNtbAllowed} />
      {children}
      <Powered label={messagesIn(locale, commonMessages).poweredBy} />
    </div>
  );
}

const arts: Readonly<Record<'over' | 'blocked', StepArtProps>> = {
  over: { icon: icons.clock, at: 2, tone: 'ink' },
  blocked: { icon: icons.lock, at: 2, tone: 'error' },
};

/** The session has ended, or the agent is blocked. `isStored`: input is restored within an hour. */
export function SessionOver(props: {
  readonly reason: 'over' | 'blocked';
  readonly locale: Locale;
  readonly isStored: boolean;
}): ReactNode {
  const { reason, locale, isStored } = props;
  const { title, text } = messagesIn(locale, telesalesDeskMessages)[reason];
  return (
    <div className={css.desk}>
      <DeskNotice art={arts[reason]} title={title} text={text(isStored)} />
      <Powered label={messagesIn(locale, commonMessages).poweredBy} />
    </div>
  );
}
