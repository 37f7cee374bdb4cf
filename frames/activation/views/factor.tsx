import type { Atom } from 'jotai/vanilla';
import { type ReactNode, useRef } from 'react';
import { FirstFieldForm } from '../../identity';
import { Button } from '../../kit/button';
import { Inline } from '../../kit/layout/inline';
import { Note } from '../../kit/note';
import { useRefusedField } from '../../kit/use-refused-field';
import { FactorField, factorLength } from '../../payment';
import { failureText } from '../../platform/i18n/failure-text';
import { isSending, problemOf } from '../../platform/page/call-step';
import css from '../activation.module.css';
import type { PropsOf } from '../screen-props';
import { LenderName } from './lender-name';

/** What the lender asks besides its OTP: a PIN, a date of birth or a PAN, which go to it and are stored nowhere. Source:
 *  S1§3 (aivfType), S2§8. */
export function FactorView(props: PropsOf<'factor'> & { readonly typedAtom: Atom<string> }): ReactNode {
  const { screen, scheme, messages, send, typedAtom, links } = props;
  const { factor, typed, call } = screen;
  const failure = problemOf(call);
  const field = useRef<HTMLDivElement>(null);
  useRefusedField(field, failure);
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
              readOnly={isSending(call)}
              words={words}
              onText={(text) => send({ type: 'factorTyped', text })}
            />
          </div>
          <Button
            type="submit"
            disabled={typed.length !== factorLength[factor]}
            pendingLabel={isSending(call) ? words.verifying : null}
          >
            {words.verify}
          </Button>
        </div>
      </FirstFieldForm>
      <Inline justify="between" wrap className={css.beside}>
        {factor === 'PIN' && (
          <a className={css.link} href={links.forgot}>
            {words.forgot}
          </a>
        )}
        <a className={css.link} href={links.help}>
          {words.help}
        </a>
      </Inline>
      {left !== null && left > 0 && (
        <Note tone="warn" live="polite">
          {words.lock(left)}
        </Note>
      )}
    </div>
  );
}
