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
  const t = messages.factor;
  const about = t.byType[factor];
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
              t={t}
              onText={(text) => send({ type: 'factorTyped', text })}
            />
          </div>
          <Button
            type="submit"
            disabled={typed.length !== factorLength[factor]}
            pendingLabel={isSending(call) ? t.verifying : null}
          >
            {t.verify}
          </Button>
        </div>
      </FirstFieldForm>
      <Inline justify="between" wrap className={css.beside}>
        {factor === 'PIN' && (
          <a className={css.link} href={links.forgot}>
            {t.forgot}
          </a>
        )}
        <a className={css.link} href={links.help}>
          {t.help}
        </a>
      </Inline>
      {left !== null && left > 0 && (
        <Note tone="warn" live="polite">
          {t.lock(left)}
        </Note>
      )}
    </div>
  );
}
