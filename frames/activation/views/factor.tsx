import { useAtomValue } from 'jotai/react';
import { type ReactNode, useRef } from 'react';
import { FirstFieldForm } from '../../identity';
import { Button } from '../../kit/button';
import { Note } from '../../kit/note';
import { useRefusedField } from '../../kit/use-refused-field';
import { FactorField, factorLength } from '../../payment';
import { failureText } from '../../platform/i18n/failure-text';
import css from '../activation.module.css';
import type { ViewProps } from '../view';
import { LenderName } from './lender-name';

/** What the lender asks besides its OTP: a PIN, a date of birth or a PAN, which go to it and are kept nowhere. Source:
 *  S1§3 (aivfType), S2§8. */
export function FactorView({ state, scheme, messages, send, typedAtom, links }: ViewProps): ReactNode {
  const { screen } = state;
  const failure = screen.name === 'factor' ? screen.failure : null;
  const field = useRef<HTMLDivElement>(null);
  const typed = useAtomValue(typedAtom);
  useRefusedField(field, failure);
  if (screen.name !== 'factor') return null;
  const { factor } = screen;
  const words = messages.factor;
  const about = words.byType[factor];
  const left = failure?.attemptsRemaining ?? null;
  const said = failure && [failureText(messages.errors, failure), messages.attempts(left)].filter(Boolean).join(' ');
  return (
    <div className={css.box}>
      <LenderName name={scheme.lenderName} logo={scheme.lenderLogo} />
      <h1 className={css.heading}>{about.heading}</h1>
      <p className={css.text}>
        {about.intro(scheme.lenderName)}{' '}
        <b className="num" translate="no">
          {scheme.maskedMobile}
        </b>
      </p>
      <FirstFieldForm onSubmit={() => send({ type: 'factorSubmitted' })}>
        <div className={css.box}>
          <div ref={field}>
            <FactorField
              factor={factor}
              valueAtom={typedAtom}
              error={said}
              readOnly={state.calls.authorize !== undefined}
              words={words}
              onText={(text) => send({ type: 'factorTyped', text })}
            />
          </div>
          <Button
            type="submit"
            disabled={typed.length !== factorLength[factor]}
            pendingLabel={state.calls.authorize ? words.verifying : null}
          >
            {words.verify}
          </Button>
        </div>
      </FirstFieldForm>
      <div className={css.beside}>
        {factor === 'PIN' && (
          <a className={css.link} href={links.forgot}>
            {words.forgot}
          </a>
        )}
        <a className={css.link} href={links.help}>
          {words.help}
        </a>
      </div>
      {left !== null && left > 0 && (
        <Note tone="warn" live="polite">
          {words.lock(left)}
        </Note>
      )}
    </div>
  );
}
