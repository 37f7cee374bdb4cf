import { useAtomValue } from 'jotai/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { ApiClient } from '../platform/api/client';
import { startOwnFlow } from '../platform/flow/own-flow';
import { statusEndpoints } from './flow/endpoints';
import { reduceStatus } from './flow/reduce-status';
import {
  firstStatus,
  type StatusCalls,
  type StatusEffect,
  type StatusEvent,
  type StatusState,
} from './flow/status-state';
import css from './own-application.module.css';
import type { StatusData } from './read-status';
import type { StatusMessages } from './status-page-messages';
import { HowItStands } from './views/how-it-stands';
import { QuestionCard } from './views/question-card';
import { StatusFacts } from './views/status-facts';
import { statusLinks } from './views/status-links';

interface StatusViewProps {
  readonly page: Window & typeof globalThis;
  readonly client: ApiClient;
  readonly data: StatusData;
  readonly messages: StatusMessages;
}

/** How an application of one's own stands, and what can be done about it. Source: RTE-055, NTB-005, NTB-022. */
export function StatusView({ page, client, data, messages }: StatusViewProps): ReactNode {
  const [machine] = useState(() => startMachine(page, client, data));
  const { store, stateAtom, send } = machine;
  const state = useAtomValue(stateAtom, { store });
  useEffect(() => send({ type: 'shown' }), [send]);
  const answer = state.ntb.creditApplicationStatusResponse;
  if (!answer) return null;
  const view = { state, answer, messages, send, links: statusLinks(page, answer) };
  return (
    <div className={css.columns}>
      <HowItStands {...view} />
      <div className={css.beside}>
        <StatusFacts {...view} />
        <QuestionCard {...view} />
      </div>
    </div>
  );
}

function startMachine(page: StatusViewProps['page'], client: ApiClient, data: StatusData) {
  const machine = startOwnFlow<StatusCalls, StatusState, StatusEvent, StatusEffect>(
    page,
    client,
    {
      first: firstStatus(data.answer),
      reduce: reduceStatus,
      endpoints: statusEndpoints,
      loadRowOf: async () => (await import('./error-rows')).rowOf,
    },
    (effect) => {
      switch (effect.type) {
        case 'startTimer':
          page.setTimeout(() => machine.send({ type: 'timerFired', id: effect.id }), effect.delayMs);
          break;
        case 'leaveFor':
          page.location.assign(effect.url);
          break;
        default:
          effect satisfies never;
      }
    },
  );
  return machine;
}
