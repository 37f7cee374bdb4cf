import { type ReactNode, useRef } from 'react';
import { FirstFieldForm } from '../identity';
import { Button } from '../kit/button';
import { useRefusedField } from '../kit/use-refused-field';
import { failureText } from '../platform/i18n/failure-text';
import { isSending, problemOf } from '../platform/page/call-step';
import css from './line-pin.module.css';
import { isWhole } from './new-pin';
import type { Messages } from './page-messages';
import { PinFieldRow } from './parts';
import { changeFields, type PinEvent, type PinField, type PinProblem, type PinStep } from './pin.flow';

interface ChangeViewProps {
  readonly at: Extract<PinStep, { view: 'change' }>;
  readonly t: Messages;
  readonly send: (event: PinEvent) => void;
}

/** The current PIN, and the new one twice. Source: S1§3 (ACT-011), S2§8. */
export function ChangeView({ at, t, send }: ChangeViewProps): ReactNode {
  const { pins, entry } = at;
  const problem = problemOf(entry);
  const isBusy = isSending(entry);
  const area = useRef<HTMLDivElement>(null);
  useRefusedField(area, typeof problem === 'string' ? null : problem);
  const errors = errorsOf(problem, t);
  return (
    <>
      <p className={css.text}>{t.text}</p>
      <FirstFieldForm onSubmit={() => send({ type: 'pinSubmitted' })}>
        <div className={css.box} ref={area}>
          {changeFields.map((field, index) => (
            <PinFieldRow
              key={field}
              label={t.fields[field]}
              pin={pins[field]}
              error={errors[field] ?? null}
              readOnly={isBusy}
              first={index === 0}
              {...(field === 'newPin' && { rule: t.rule })}
              onText={(text) => send({ type: 'pinTyped', field, text })}
            />
          ))}
          <Button
            type="submit"
            disabled={!isWhole(...changeFields.map((field) => pins[field]))}
            pendingLabel={isBusy ? t.changing : null}
          >
            {t.change}
          </Button>
          <Button kind="text" onClick={() => send({ type: 'forgotten' })}>
            {t.forgot}
          </Button>
        </div>
      </FirstFieldForm>
    </>
  );
}

/** Messages of a problem, by the field that they belong to. */
function errorsOf(problem: PinProblem | null, t: Messages): Partial<Record<PinField, string>> {
  if (problem === null) return {};
  if (problem === 'differs') return { again: t.faults.differs };
  if (problem === 'same') return { newPin: t.faults.same };
  const left = problem.attemptsRemaining;
  return left === null
    ? { newPin: failureText(t.errors, problem) }
    : { currentPin: [t.wrong, t.attempts(left)].filter(Boolean).join(' ') };
}
