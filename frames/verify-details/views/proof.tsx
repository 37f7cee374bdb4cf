import { type Atom, atom } from 'jotai/vanilla';
import { type ReactNode, useMemo } from 'react';
import type { FiledApplication } from '../../../shared/api/ntb-verification';
import { mobileText } from '../../../shared/format/mobile-text';
import type { Locale } from '../../../shared/locales';
import { isCode } from '../../../shared/rules/validation';
import { pathIn } from '../../../shared/site/address';
import { termsAddresses } from '../../../shared/site/terms-addresses';
import { FirstFieldForm, OtpEntry } from '../../identity';
import { Button } from '../../kit/button';
import { MoneyText } from '../../kit/money-text';
import { Note } from '../../kit/note';
import { useNow } from '../../kit/use-now';
import { failureText } from '../../platform/i18n/failure-text';
import { isSending, problemOf } from '../../platform/page/call-step';
import type { Messages } from '../page-messages';
import type { Proof, VerifyEvent } from '../verify.flow';
import css from '../verify-details.module.css';
import { Who } from './who';

interface ProofProps<Step extends Proof['step'] = Proof['step']> {
  readonly application: FiledApplication;
  readonly messages: Messages;
  readonly locale: Locale;
  readonly proof: Extract<Proof, { step: Step }>;
  /** The code as typed, and whether the terms are accepted. */
  readonly codeAtom: Atom<string>;
  readonly acceptedAtom: Atom<boolean>;
  readonly send: (event: VerifyEvent) => void;
}

/** Proof by an OTP to the application's own number, which is not typed. */
export function ProofView(props: ProofProps): ReactNode {
  const { messages, application, proof } = props;
  const failure = proof.step === 'askOtp' ? problemOf(proof.call) : null;
  return (
    <>
      <Who application={application} messages={messages} isHeading />
      <p className={css.text}>
        <MoneyText>{messages.guest.text(application.merchantName, mobileText(application.maskedMobile))}</MoneyText>
      </p>
      <Note tone="warn">{messages.guest.warning}</Note>
      <div role="alert">{failure && <Note tone="error">{failureText(messages.errors, failure)}</Note>}</div>
      {proof.step === 'askOtp' ? <AskOtp {...props} proof={proof} /> : <Code {...props} proof={proof} />}
    </>
  );
}

function AskOtp({ messages, proof, send }: ProofProps<'askOtp'>): ReactNode {
  return (
    <FirstFieldForm onSubmit={() => send({ type: 'otpAsked' })}>
      <div className={css.box}>
        <Button type="submit" pendingLabel={isSending(proof.call) ? messages.guest.sending : null}>
          {messages.guest.send}
        </Button>
      </div>
    </FirstFieldForm>
  );
}

function Code(props: ProofProps<'prove'>): ReactNode {
  const { application, messages, locale, proof, codeAtom, acceptedAtom, send } = props;
  const { otp } = proof;
  const nowMs = useNow(otp.sent.resendAtMs);
  const readyAtom = useMemo(() => atom((get) => isCode(get(codeAtom)) && get(acceptedAtom)), [codeAtom, acceptedAtom]);
  return (
    <FirstFieldForm onSubmit={() => send({ type: 'codeSubmitted' })}>
      <OtpEntry
        t={messages.otp}
        errors={messages.errors}
        otp={otp}
        codeAtom={codeAtom}
        readyAtom={readyAtom}
        terms={{
          isAcceptedAtom: acceptedAtom,
          url: pathIn(locale, termsAddresses.inSite.path),
          t: messages.terms,
          newWindow: messages.newWindow,
        }}
        nowMs={nowMs}
        hint={<MoneyText>{messages.codeHint(mobileText(application.maskedMobile))}</MoneyText>}
        send={send}
      />
    </FirstFieldForm>
  );
}
