import type { Atom } from 'jotai/vanilla';
import { type ReactNode, useRef } from 'react';
import type { CreditScheme } from '../../shared/api/registration';
import { dayOf } from '../../shared/rules/typed-text';
import { isCode } from '../../shared/rules/validation';
import { CodeArea, FirstFieldForm } from '../identity';
import { Button } from '../kit/button';
import { DayField } from '../kit/day-field';
import { Note } from '../kit/note';
import { useNow } from '../kit/use-now';
import { useRefusedField } from '../kit/use-refused-field';
import { failureText } from '../platform/i18n/failure-text';
import { isSending, problemOf } from '../platform/page/call-step';
import css from './line-pin.module.css';
import { isWhole } from './new-pin';
import type { Messages } from './page-messages';
import { PinFieldRow } from './parts';
import { type PinEvent, type PinStep, setupFields } from './pin.flow';

interface SetupProps<View extends PinStep['view']> {
  readonly at: Extract<PinStep, { view: View }>;
  readonly t: Messages;
  readonly send: (event: PinEvent) => void;
}

/** Start of a new PIN for a forgotten one: the lender's OTP is sent. Source: S1§3 (ACT-009). */
export function AskOtp(props: SetupProps<'askOtp'> & { readonly scheme: CreditScheme }): ReactNode {
  const { at, scheme, t, send } = props;
  const failure = problemOf(at.entry);
  return (
    <>
      <p className={css.text}>{t.setup.text(scheme.lenderName)}</p>
      {failure && (
        <Note tone="error" live="assertive">
          {failureText(t.errors, failure)}
        </Note>
      )}
      <Button onClick={() => send({ type: 'otpAsked' })} pendingLabel={isSending(at.entry) ? t.setup.sending : null}>
        {t.setup.send}
      </Button>
      <Button kind="text" onClick={() => send({ type: 'remembered' })}>
        {t.setup.back}
      </Button>
    </>
  );
}

/** The lender's OTP and the date of birth. */
export function Prove(
  props: SetupProps<'prove'> & { readonly scheme: CreditScheme; readonly codeAtom: Atom<string> },
): ReactNode {
  const { at, t, send, scheme, codeAtom } = props;
  const { otp, code, day, dayFailure } = at;
  const nowMs = useNow(otp.sent.resendAtMs);
  const dayArea = useRef<HTMLDivElement>(null);
  useRefusedField(dayArea, dayFailure);
  const isBusy = otp.phase === 'verifying';
  const dayError =
    dayFailure &&
    [failureText(t.errors, dayFailure), t.attempts(dayFailure.attemptsRemaining)].filter(Boolean).join(' ');
  return (
    <FirstFieldForm onSubmit={() => send({ type: 'proofSubmitted' })}>
      <div className={css.box}>
        <p className={css.text}>{t.setup.proveText(scheme.lenderName)}</p>
        <CodeArea
          t={t.otp}
          errors={t.errors}
          otp={otp}
          codeAtom={codeAtom}
          nowMs={nowMs}
          hint={t.otp.hint}
          send={send}
        />
        <div ref={dayArea}>
          <DayField
            label={t.setup.birth}
            digits={day}
            placeholder={t.setup.birthPlaceholder}
            error={dayError}
            readOnly={isBusy}
            onDigits={(text) => send({ type: 'dayTyped', text })}
          />
        </div>
        <Button
          type="submit"
          disabled={!isCode(code) || dayOf(day) === null}
          pendingLabel={isBusy ? t.setup.checking : null}
        >
          {t.setup.next}
        </Button>
      </div>
    </FirstFieldForm>
  );
}

/** The new PIN, twice. */
export function SetPin({ at, t, send }: SetupProps<'set'>): ReactNode {
  const { pins, entry } = at;
  const problem = problemOf(entry);
  const isBusy = isSending(entry);
  return (
    <FirstFieldForm onSubmit={() => send({ type: 'pinSubmitted' })}>
      <div className={css.box}>
        <p className={css.text}>{t.text}</p>
        {setupFields.map((field, index) => (
          <PinFieldRow
            key={field}
            label={t.fields[field]}
            pin={pins[field]}
            error={field === 'again' && problem === 'differs' ? t.faults.differs : null}
            readOnly={isBusy}
            first={index === 0}
            {...(field === 'newPin' && { rule: t.setup.rule })}
            onText={(text) => send({ type: 'pinTyped', field, text })}
          />
        ))}
        {problem && typeof problem !== 'string' && (
          <Note tone="error" live="assertive">
            {failureText(t.errors, problem)}
          </Note>
        )}
        <Button
          type="submit"
          disabled={!isWhole(...setupFields.map((field) => pins[field]))}
          pendingLabel={isBusy ? t.setup.setting : null}
        >
          {t.setup.set}
        </Button>
      </div>
    </FirstFieldForm>
  );
}
