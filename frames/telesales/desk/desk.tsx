import { type ReactNode, type Ref, useRef } from 'react';
import { endTelesales } from '../../../shared/api/telesales-session';
import * as icons from '../../kit/icons';
import { Powered } from '../../kit/powered';
import type { StepArtProps } from '../../kit/step-art';
import type { ApiClient } from '../../platform/api/client';
import { Bar } from './bar';
import css from './desk.module.css';
import type { Agent, ClosedKind } from './desk-data';
import type { DeskPlace } from './desk-place';
import { DeskNotice } from './notice';
import { Tabs } from './tabs';
import { deskWords, poweredBy } from './words';

interface DeskProps {
  readonly client: ApiClient;
  readonly agent: Agent;
  /** Of the page. */
  readonly lang: string;
  readonly at: DeskPlace;
  readonly area?: Ref<HTMLDivElement>;
  /** The agent has gone, whether or not the server could be told. */
  readonly onLeft: () => void;
  readonly children: ReactNode;
}

/** The desk around a part of it: who works there, the links to its parts, and logging out. */
export function Desk({ client, agent, lang, at, area, onLeft, children }: DeskProps): ReactNode {
  const words = deskWords(lang);
  const isLeaving = useRef(false);
  const leave = (): void => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    client.call(endTelesales, undefined).then(onLeft, onLeft);
  };
  return (
    <div className={css.desk} ref={area}>
      <Bar agent={agent} words={words} lang={lang} at={at} onLeave={leave} />
      <Tabs words={words} lang={lang} at={at} isNtbAllowed={agent.isNtbAllowed} />
      {children}
      <Powered label={poweredBy(lang)} />
    </div>
  );
}

const arts: Readonly<Record<ClosedKind, StepArtProps>> = {
  over: { icon: icons.clock, at: 2, tone: 'ink' },
  blocked: { icon: icons.lock, at: 2, tone: 'error' },
};

/** The session is over, or the agent is blocked. `isKept`: what was typed is there again for an hour. */
export function SessionOver(props: {
  readonly kind: ClosedKind;
  readonly lang: string;
  readonly isKept: boolean;
}): ReactNode {
  const { title, text } = deskWords(props.lang)[props.kind];
  return (
    <div className={css.desk}>
      <DeskNotice art={arts[props.kind]} title={title} text={text(props.isKept)} />
      <Powered label={poweredBy(props.lang)} />
    </div>
  );
}
