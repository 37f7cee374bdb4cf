import type { Atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { FirstFieldForm, OtpEntry } from '../../identity';
import { Button } from '../../kit/button';
import { Note } from '../../kit/note';
import { useNow } from '../../kit/use-now';
import { failureText } from '../../platform/i18n/failure-text';
import { isSending, problemOf } from '../../platform/page/call-step';
import css from '../activation.module.css';
import type { PropsOf } from '../screen-props';
import { LenderName } from './lender-name';

/** A lender that asks nothing but its OTP, which a press sends. */
export function SendView({ screen, scheme, messages, send }: PropsOf<'send'>): ReactNode {
  const failure = problemOf(screen.call);
  const t = messages.send;
  return (
    <div className={css.box}>
      <LenderName name={scheme.lenderName} logo={scheme.lenderLogo} />
      <h1 className={css.heading}>{t.heading}</h1>
      <p className={css.text}>
        {t.text(scheme.lenderName)}{' '}
        <b className="num" translate="no">
          {scheme.maskedMobile}
        </b>
      </p>
      {failure && (
        <Note tone="error" live="assertive">
          {failureText(messages.errors, failure)}
        </Note>
      )}
      <Button onClick={() => send({ type: 'otpAsked' })} pendingLabel={isSending(screen.call) ? t.going : null}>
        {t.go}
      </Button>
    </div>
  );
}

/** The lender's OTP, which activates the line. */
export function OtpView(props: PropsOf<'otp'> & { readonly codeAtom: Atom<string> }): ReactNode {
  const { screen, scheme, messages, send, codeAtom } = props;
  const nowMs = useNow(screen.otp.sent.resendAtMs);
  const t = messages.otp;
  return (
    <div className={css.box}>
      <LenderName name={scheme.lenderName} logo={scheme.lenderLogo} />
      <h1 className={css.heading}>{t.heading(scheme.lenderName)}</h1>
      <p className={css.text}>
        {messages.send.text(scheme.lenderName)}{' '}
        <b className="num" translate="no">
          {scheme.maskedMobile}
        </b>
      </p>
      <FirstFieldForm onSubmit={() => send({ type: 'codeSubmitted' })}>
        <OtpEntry
          t={{ ...t, attempts: messages.attempts, verify: t.activate, verifying: t.activating }}
          errors={messages.errors}
          otp={screen.otp}
          codeAtom={codeAtom}
          nowMs={nowMs}
          hint={t.hint}
          send={(event) => {
            if (event.type !== 'termsToggled') send(event);
          }}
        />
      </FirstFieldForm>
    </div>
  );
}
