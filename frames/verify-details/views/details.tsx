import type { ReactNode } from 'react';
import { formatRupees } from '../../../shared/format/number';
import { Button } from '../../kit/button';
import { Checkbox } from '../../kit/checkbox';
import { Form } from '../../kit/form';
import { KeyValue, type Pair } from '../../kit/key-value';
import { Note } from '../../kit/note';
import { failureText } from '../../platform/i18n/failure-text';
import type { DecisionEvent, DecisionState } from '../flow/decision';
import css from '../verify-details.module.css';
import type { PartProps } from '../view';
import { Who } from './who';

export interface DecisionProps extends PartProps {
  readonly state: DecisionState;
  readonly send: (event: DecisionEvent) => void;
}

/** Every line of what was filed, the consent, and the ways on. */
export function Details({ application, messages, state, send }: DecisionProps): ReactNode {
  const { lenderName } = application;
  const { details: words } = messages;
  const isSubmitting = state.calls.submit !== undefined;
  return (
    <>
      <h1 className={css.heading}>{words.heading}</h1>
      <Who application={application} messages={messages} />
      <p className={css.text}>{words.text}</p>
      <KeyValue pairs={pairsOf(application, messages)} />
      <p className={css.small}>{words.masked}</p>
      <Form className={css.box} onSubmit={() => send({ type: 'submitted' })}>
        <Checkbox
          checked={state.consentIn !== null}
          required
          onChange={(isGiven) => send({ type: 'consentToggled', language: isGiven ? messages.language : null })}
        >
          {messages.consent(lenderName)}
        </Checkbox>
        <div role="alert">
          {state.failure && <Note tone="error">{failureText(messages.errors, state.failure)}</Note>}
        </div>
        <Button type="submit" disabled={state.consentIn === null} busy={isSubmitting ? words.submitting : null}>
          {words.submit(lenderName)}
        </Button>
        <Button kind="text" onClick={() => send({ type: 'declineAsked' })}>
          {words.decline}
        </Button>
      </Form>
    </>
  );
}

function pairsOf(
  { lenderName, details }: PartProps['application'],
  { details: { names, works, none } }: PartProps['messages'],
): readonly Pair[] {
  const text = (name: string, value: string): Pair => ({ name, value, wraps: true });
  const sum = (name: string, rupees: number): Pair => ({ name, value: formatRupees(rupees) });
  if (!details) return [text(names.lender, lenderName)];
  const { income } = details;
  return [
    text(names.lender, lenderName),
    text(names.userName, details.userName),
    text(names.email, details.email || none),
    text(names.dateOfBirth, details.maskedDateOfBirth),
    text(names.pan, details.maskedPan),
    text(names.pincode, details.pincode),
    ...(income
      ? [
          text(names.worksAs, works[income.worksAs]),
          sum(names.monthlyIncome, income.monthlyIncome),
          sum(names.monthlyEmis, income.monthlyEmis),
          text(names.employer, income.employer || none),
        ]
      : []),
  ];
}
