import type { ReactNode } from 'react';
import { detailDeclineReasons, offerDeclineReasons } from '../../../shared/rules/filed-application';
import { Button } from '../../kit/button';
import { Checkbox } from '../../kit/checkbox';
import { Form } from '../../kit/form';
import { Note } from '../../kit/note';
import { failureText } from '../../platform/i18n/failure-text';
import { isSending, problemOf } from '../../platform/page/call-step';
import { hasReason } from '../verify.flow';
import css from '../verify-details.module.css';
import type { DecisionProps } from './details';

/** Two lists of reasons, of which at least one is ticked. Source: S2§3 (NTB-020). */
export function Declining({ application, messages, decision, send }: DecisionProps): ReactNode {
  const { declining: t, reasons: names } = messages;
  const { reasons, call } = decision;
  const failure = problemOf(call);
  return (
    <>
      <h1 className={css.heading}>{t.heading}</h1>
      <p className={css.text}>{t.text(application.merchantName)}</p>
      <Form className={css.box} onSubmit={() => send({ type: 'declined' })}>
        <fieldset className={css.reasons}>
          <legend>{t.details}</legend>
          {detailDeclineReasons.map((reason) => (
            <Checkbox
              key={reason}
              checked={reasons.details.includes(reason)}
              onChange={() => send({ type: 'detailToggled', reason })}
            >
              {names.details[reason]}
            </Checkbox>
          ))}
        </fieldset>
        <fieldset className={css.reasons}>
          <legend>{t.offer}</legend>
          {offerDeclineReasons.map((reason) => (
            <Checkbox
              key={reason}
              checked={reasons.offer.includes(reason)}
              onChange={() => send({ type: 'offerToggled', reason })}
            >
              {names.offer[reason]}
            </Checkbox>
          ))}
        </fieldset>
        <div role="alert">{failure && <Note tone="error">{failureText(messages.errors, failure)}</Note>}</div>
        <Button type="submit" disabled={!hasReason(reasons)} pendingLabel={isSending(call) ? t.sending : null}>
          {t.decline}
        </Button>
        <Button kind="text" onClick={() => send({ type: 'declineLeft' })}>
          {t.back}
        </Button>
      </Form>
    </>
  );
}
