import { useAtomValue } from 'jotai/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { focusHeading } from '../../kit/focus-heading';
import { startOwnFlow } from '../../platform/flow/own-flow';
import {
  type DecisionCalls,
  type DecisionEffect,
  type DecisionEvent,
  type DecisionState,
  firstDecision,
  reduceDecision,
} from '../flow/decision';
import { decisionEndpoints } from '../flow/endpoints';
import css from '../verify-details.module.css';
import type { PartProps } from '../view';
import { Declining } from './declining';
import { Details } from './details';

/** What was filed, and what its owner makes of it: it is sent, or declined for reasons. */
export function Decision(props: PartProps): ReactNode {
  const latest = useRef(props);
  latest.current = props;
  const [machine] = useState(() => startMachine(latest));
  const state = useAtomValue(machine.stateAtom, { store: machine.store });
  const { step } = state;
  const area = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (area.current) focusHeading(area.current);
  }, [step]);
  const Part = step === 'reading' ? Details : Declining;
  return (
    <div className={css.box} ref={area}>
      <Part {...props} state={state} send={machine.send} />
    </div>
  );
}

function startMachine(latest: { readonly current: PartProps }) {
  const { page, client, reference } = latest.current;
  return startOwnFlow<DecisionCalls, DecisionState, DecisionEvent, DecisionEffect>(
    page,
    client,
    {
      first: firstDecision(reference),
      reduce: reduceDecision,
      endpoints: decisionEndpoints,
      loadRowOf: async () => (await import('../error-rows')).decisionRowOf,
    },
    (effect) => {
      switch (effect.type) {
        case 'decided':
          latest.current.onTaken(effect.application);
          break;
        case 'lookAgain':
          latest.current.onLookAgain();
          break;
        default:
          effect satisfies never;
      }
    },
  );
}
