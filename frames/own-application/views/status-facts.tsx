import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { KeyValue } from '../../kit/key-value';
import css from '../own-application.module.css';
import type { StatusProps } from './status-links';

/** Whose it is, and as of when. */
export function StatusFacts({ state, messages, send }: StatusProps): ReactNode {
  const { answer } = state;
  const { facts, moment, lookAgain, looking, lookFailed } = messages.status;
  return (
    <aside className={css.card}>
      <KeyValue
        pairs={[
          { name: facts.application, value: answer.applicationId },
          { name: facts.lender, value: answer.lenderName, wraps: true },
          { name: facts.filed, value: moment(answer.filedAtMs), wraps: true },
          { name: facts.seen, value: moment(answer.serverNowMs), wraps: true },
        ]}
      />
      <Button
        kind="secondary"
        onClick={() => send({ type: 'lookedAgain' })}
        pendingLabel={state.refresh === 'running' ? looking : null}
      >
        {lookAgain}
      </Button>
      <p className={css.small} role="status">
        {state.refresh === 'failed' && lookFailed}
      </p>
    </aside>
  );
}
