import { type ReactNode, useEffect, useRef } from 'react';
import type { Income } from '../../../shared/api/application-form';
import type { FiledApplication } from '../../../shared/api/ntb-verification';
import { formatRupees } from '../../../shared/format/number';
import { Button } from '../../kit/button';
import { Checkbox } from '../../kit/checkbox';
import { Form } from '../../kit/form';
import { KeyValue, type Pair } from '../../kit/key-value';
import { Note } from '../../kit/note';
import { Caption } from '../../kit/type/caption';
import { useFirstFault } from '../../kit/use-first-fault';
import { IncomeFields } from '../../new-to-bank';
import { failureText } from '../../platform/i18n/failure-text';
import { isSending, problemOf } from '../../platform/page/call-step';
import type { Messages } from '../page-messages';
import type { Decision, VerifyEvent } from '../verify.flow';
import css from '../verify-details.module.css';
import { Who } from './who';

export interface DecisionProps {
  readonly application: FiledApplication;
  readonly messages: Messages;
  readonly decision: Decision;
  readonly send: (event: VerifyEvent) => void;
}

/** Every line of the application, the consent, and the next actions. */
export function Details({ application, messages, decision, send }: DecisionProps): ReactNode {
  const { lenderName, details } = application;
  const { details: t } = messages;
  const failure = problemOf(decision.call);
  const form = useRef<HTMLFormElement>(null);
  const showFirstFault = useFirstFault(form, decision.issues);
  return (
    <>
      <h1 className={css.heading}>{t.heading}</h1>
      <Who application={application} messages={messages} />
      <p className={css.text}>{t.text}</p>
      <KeyValue pairs={pairsOf(application, messages, decision)} />
      <Caption>{t.masked}</Caption>
      <Form
        className={css.box}
        ref={form}
        onSubmit={() => {
          showFirstFault();
          send({ type: 'submitted' });
        }}
      >
        {details?.income && <Correction decision={decision} filed={details.income} messages={messages} send={send} />}
        {details?.product && (
          <Checkbox checked={decision.isWithoutProduct} onChange={() => send({ type: 'productToggled' })}>
            {t.withoutProduct}
          </Checkbox>
        )}
        <Checkbox
          checked={decision.consentIn !== null}
          required
          onChange={(isGiven) => send({ type: 'consentToggled', language: isGiven ? messages.language : null })}
        >
          {messages.consent(lenderName)}
        </Checkbox>
        <div role="alert">{failure && <Note tone="error">{failureText(messages.errors, failure)}</Note>}</div>
        <Button
          type="submit"
          disabled={decision.consentIn === null}
          pendingLabel={isSending(decision.call) ? t.submitting : null}
        >
          {t.submit(lenderName)}
        </Button>
        <Button kind="text" onClick={() => send({ type: 'declineAsked' })}>
          {t.decline}
        </Button>
      </Form>
    </>
  );
}

/** The income, corrected. */
function Correction({
  decision,
  filed,
  messages,
  send,
}: Pick<DecisionProps, 'decision' | 'messages' | 'send'> & { readonly filed: Income }): ReactNode {
  const { names, works, correct, keep, issues } = messages.details;
  const fields = useRef<HTMLDivElement>(null);
  const isOpen = decision.income !== null;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The fields open above the button, and push it out of sight.
    if (isOpen && !wasOpen.current) fields.current?.querySelector<HTMLElement>('input:checked')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      {decision.income && (
        <div className={css.box} ref={fields}>
          <IncomeFields
            values={decision.income}
            issues={decision.issues}
            optional={messages.optional}
            t={{ ...names, works, issues }}
            readOnly={isSending(decision.call)}
            onType={(change) => send({ type: 'incomeTyped', change })}
          />
        </div>
      )}
      <Button kind="secondary" width="fit" onClick={() => send({ type: 'incomeToggled', filed })}>
        {decision.income ? keep : correct}
      </Button>
    </>
  );
}

function pairsOf(
  { lenderName, details }: FiledApplication,
  { details: { names, works, none } }: Messages,
  { income: corrected, isWithoutProduct }: Decision,
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
    ...(income && !corrected
      ? [
          text(names.worksAs, works[income.worksAs]),
          sum(names.monthlyIncome, income.monthlyIncome),
          sum(names.monthlyEmis, income.monthlyEmis),
          text(names.employer, income.employer || none),
        ]
      : []),
    ...(product && !isWithoutProduct ? [text(names.product, product.name), sum(names.price, product.priceRupees)] : []),
  ];
}
