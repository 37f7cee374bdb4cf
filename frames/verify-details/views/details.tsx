import { type ReactNode, useEffect, useRef } from 'react';
import type { Income } from '../../../shared/api/application-form';
import { formatRupees } from '../../../shared/format/number';
import { Button } from '../../kit/button';
import { Checkbox } from '../../kit/checkbox';
import { Form } from '../../kit/form';
import { KeyValue, type Pair } from '../../kit/key-value';
import { Note } from '../../kit/note';
import { useFirstFault } from '../../kit/use-first-fault';
import { IncomeFields } from '../../new-to-bank';
import { failureText } from '../../platform/i18n/failure-text';
import type { DecisionEvent, DecisionState } from '../flow/decision';
import css from '../verify-details.module.css';
import type { PartProps } from '../view';
import { Who } from './who';

export interface DecisionProps extends PartProps {
  readonly state: DecisionState;
  readonly send: (event: DecisionEvent) => void;
}

/** Every line of what was filed, the consent, and the next actions. */
export function Details({ application, messages, state, send }: DecisionProps): ReactNode {
  const { lenderName, details } = application;
  const { details: words } = messages;
  const isSubmitting = state.calls.submit !== undefined;
  const form = useRef<HTMLFormElement>(null);
  const showFirstFault = useFirstFault(form, state.issues);
  return (
    <>
      <h1 className={css.heading}>{words.heading}</h1>
      <Who application={application} messages={messages} />
      <p className={css.text}>{words.text}</p>
      <KeyValue pairs={pairsOf(application, messages, state)} />
      <p className={css.small}>{words.masked}</p>
      <Form
        className={css.box}
        ref={form}
        onSubmit={() => {
          showFirstFault();
          send({ type: 'submitted' });
        }}
      >
        {details?.income && <Correction state={state} filed={details.income} messages={messages} send={send} />}
        {details?.product && (
          <Checkbox checked={state.isWithoutProduct} onChange={() => send({ type: 'productToggled' })}>
            {words.withoutProduct}
          </Checkbox>
        )}
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
        <Button type="submit" disabled={state.consentIn === null} pendingLabel={isSubmitting ? words.submitting : null}>
          {words.submit(lenderName)}
        </Button>
        <Button kind="text" onClick={() => send({ type: 'declineAsked' })}>
          {words.decline}
        </Button>
      </Form>
    </>
  );
}

/** What a month brings, said otherwise than it was filed. */
function Correction({
  state,
  filed,
  messages,
  send,
}: Pick<DecisionProps, 'state' | 'messages' | 'send'> & { readonly filed: Income }): ReactNode {
  const { names, works, correct, keep, issues } = messages.details;
  const fields = useRef<HTMLDivElement>(null);
  const isOpen = state.income !== null;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // They come above what was pressed, and push it out of sight.
    if (isOpen && !wasOpen.current) fields.current?.querySelector<HTMLElement>('input:checked')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      {state.income && (
        <div className={css.box} ref={fields}>
          <IncomeFields
            values={state.income}
            issues={state.issues}
            optional={messages.optional}
            words={{ ...names, works, issues }}
            readOnly={state.calls.submit !== undefined}
            onType={(change) => send({ type: 'incomeTyped', change })}
          />
        </div>
      )}
      <Button kind="secondary" width="fit" onClick={() => send({ type: 'incomeToggled', filed })}>
        {state.income ? keep : correct}
      </Button>
    </>
  );
}

function pairsOf(
  { lenderName, details }: PartProps['application'],
  { details: { names, works, none } }: PartProps['messages'],
  state: DecisionState,
): readonly Pair[] {
  const text = (name: string, value: string): Pair => ({ name, value, wraps: true });
  const masked = (name: string, value: string): Pair => ({
    name,
    value: <span translate="no">{value}</span>,
    wraps: true,
  });
  const sum = (name: string, rupees: number): Pair => ({ name, value: formatRupees(rupees) });
  if (!details) return [text(names.lender, lenderName)];
  const { income, product } = details;
  return [
    text(names.lender, lenderName),
    text(names.userName, details.userName),
    text(names.email, details.email || none),
    masked(names.dateOfBirth, details.maskedDateOfBirth),
    masked(names.pan, details.maskedPan),
    text(names.pincode, details.pincode),
    ...(income && !state.income
      ? [
          text(names.worksAs, works[income.worksAs]),
          sum(names.monthlyIncome, income.monthlyIncome),
          sum(names.monthlyEmis, income.monthlyEmis),
          text(names.employer, income.employer || none),
        ]
      : []),
    ...(product && !state.isWithoutProduct
      ? [text(names.product, product.name), sum(names.price, product.priceRupees)]
      : []),
  ];
}
