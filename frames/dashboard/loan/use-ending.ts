import { type ComponentType, useEffect, useReducer, useRef, useState } from 'react';
import { closeLoan, exitLoan, loanQuote } from '../../../shared/api/loans';
import { ApiError } from '../../platform/api/api-error';
import type { ApiClient } from '../../platform/api/client';
import { randomId } from '../../platform/random/random-id';
import { type EndingEvent, type EndingState, endingBegun, nextEnding } from './ending';
import type { EndingQuestionProps } from './ending-question';

interface EndingPorts {
  readonly page: Window & typeof globalThis;
  readonly client: ApiClient;
  readonly txnUuid: string;
  /** Whether the loan can be given back or closed at all. */
  readonly isOpen: boolean;
  /** Something has become of the loan. */
  readonly onEnded: () => void;
}

/** The server has said what it made of the call. */
const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'business' || (error.kind === 'http' && error.status < 500));

/** Ends a loan: asks what that costs, and has it done once somebody has agreed to the amount. */
export function useEnding(ports: EndingPorts): {
  readonly state: EndingState;
  readonly send: (event: EndingEvent) => void;
  /** What asks once more; it comes with the quotes, without which there is nothing to ask. */
  readonly Question: ComponentType<EndingQuestionProps> | null;
} {
  const { page, client, txnUuid, isOpen, onEnded } = ports;
  const [state, send] = useReducer(nextEnding, endingBegun);
  const [Question, setQuestion] = useState<ComponentType<EndingQuestionProps> | null>(null);
  /** What was agreed to is one thing, however often it has to be asked for: nothing is debited twice. */
  const intent = useRef<{ readonly of: string; readonly key: string } | null>(null);
  const { at } = state;
  const { step } = at;

  useEffect(() => {
    if (step !== 'quoting' || !isOpen) return;
    Promise.all([client.call(loanQuote, { txnUuid }), import('./ending-question')]).then(
      ([quotes, { EndingQuestion }]) => {
        setQuestion(() => EndingQuestion);
        send({ type: 'quoted', quotes });
      },
      () => send({ type: 'quotesFailed' }),
    );
  }, [step, isOpen, client, txnUuid]);

  const ended = useRef(onEnded);
  ended.current = onEnded;
  const agreed = at.step === 'busy' ? at : null;
  useEffect(() => {
    if (!agreed) return;
    const { kind, amountPaise } = agreed;
    const of = `${kind} ${amountPaise}`;
    if (intent.current?.of !== of) intent.current = { of, key: randomId(page) };
    const { key: idempotencyKey } = intent.current;
    client.call(kind === 'exit' ? exitLoan : closeLoan, { txnUuid, amountPaise }, { idempotencyKey }).then(
      (answer) => {
        intent.current = null;
        send({ type: 'answered', answer });
        if (answer.outcome !== 'AMOUNT_CHANGED') ended.current();
      },
      (error: unknown) => {
        const isKnown = isAnswered(error);
        if (isKnown) intent.current = null;
        send({ type: 'failed', isKnown });
      },
    );
  }, [agreed, page, client, txnUuid]);

  return { state, send, Question };
}
