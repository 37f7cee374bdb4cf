import { Provider, useAtomValue } from 'jotai/react';
import { type Atom, atom } from 'jotai/vanilla';
import { type ReactNode, useRef, useState } from 'react';
import { mobileText } from '../../../shared/format/mobile-text';
import { localeOf } from '../../../shared/locales';
import { isCode } from '../../../shared/rules/validation';
import { pathIn } from '../../../shared/site/address';
import { termsAddresses } from '../../../shared/site/terms-addresses';
import { FirstFieldForm, OtpEntry } from '../../identity';
import { Button } from '../../kit/button';
import { MoneyText } from '../../kit/money-text';
import { Note } from '../../kit/note';
import { useNow } from '../../kit/use-now';
import { startOwnFlow } from '../../platform/flow/own-flow';
import { failureText } from '../../platform/i18n/failure-text';
import { proofEndpoints } from '../flow/endpoints';
import {
  firstProof,
  type ProofCalls,
  type ProofEffect,
  type ProofEvent,
  type ProofScreen,
  type ProofState,
  reduceProof,
} from '../flow/proof';
import css from '../verify-details.module.css';
import type { PartProps } from '../view';
import { Who } from './who';

/** An OTP to the application's own number, which nobody types: it shows what was filed. */
export function Proof(props: PartProps): ReactNode {
  const { messages, application } = props;
  const latest = useRef(props);
  latest.current = props;
  const [machine] = useState(() => startMachine(latest));
  const { screen, calls } = useAtomValue(machine.stateAtom, { store: machine.store });
  const [atoms] = useState(() => ({
    code: atom((get) => get(machine.stateAtom).code),
    isAccepted: atom((get) => get(machine.stateAtom).isAccepted),
    isReady: atom((get) => isCode(get(machine.stateAtom).code) && get(machine.stateAtom).isAccepted),
  }));
  const number = mobileText(application.maskedMobile);
  return (
    <Provider store={machine.store}>
      <Who application={application} messages={messages} isHeading />
      <p className={css.text}>
        <MoneyText>{messages.guest.text(application.merchantName, number)}</MoneyText>
      </p>
      <Note tone="warn">{messages.guest.warning}</Note>
      <div role="alert">
        {screen.name === 'asking' && screen.failure && (
          <Note tone="error">{failureText(messages.errors, screen.failure)}</Note>
        )}
      </div>
      {screen.name === 'asking' ? (
        <Asking {...props} screen={screen} isSending={calls.sendOtp !== undefined} send={machine.send} />
      ) : (
        <Proving
          {...props}
          screen={screen}
          codeAtom={atoms.code}
          readyAtom={atoms.isReady}
          isAcceptedAtom={atoms.isAccepted}
          number={number}
          send={machine.send}
        />
      )}
    </Provider>
  );
}

type OnScreen<Name extends ProofScreen['name']> = PartProps & {
  readonly screen: Extract<ProofScreen, { name: Name }>;
  readonly send: (event: ProofEvent) => void;
};

function Asking(props: OnScreen<'asking'> & { readonly isSending: boolean }): ReactNode {
  const { messages, isSending, send } = props;
  return (
    <FirstFieldForm onSubmit={() => send({ type: 'otpAsked' })}>
      <div className={css.box}>
        <Button type="submit" pendingLabel={isSending ? messages.guest.sending : null}>
          {messages.guest.send}
        </Button>
      </div>
    </FirstFieldForm>
  );
}

function Proving(
  props: OnScreen<'proving'> & {
    readonly codeAtom: Atom<string>;
    readonly readyAtom: Atom<boolean>;
    readonly isAcceptedAtom: Atom<boolean>;
    readonly number: string;
  },
): ReactNode {
  const { page, messages, screen, codeAtom, readyAtom, isAcceptedAtom, number, send } = props;
  const { otp } = screen;
  const nowMs = useNow(otp.sent.resendAtMs);
  return (
    <FirstFieldForm onSubmit={() => send({ type: 'codeSubmitted' })}>
      <OtpEntry
        words={messages.otp}
        errors={messages.errors}
        otp={otp}
        codeAtom={codeAtom}
        readyAtom={readyAtom}
        terms={{
          isAcceptedAtom,
          url: pathIn(localeOf(page.document.documentElement.lang), termsAddresses.inSite.path),
          words: messages.terms,
          newWindow: messages.newWindow,
        }}
        nowMs={nowMs}
        hint={<MoneyText>{messages.codeHint(number)}</MoneyText>}
        send={send}
      />
    </FirstFieldForm>
  );
}

function startMachine(latest: { readonly current: PartProps }) {
  const { page, client, reference } = latest.current;
  const machine = startOwnFlow<ProofCalls, ProofState, ProofEvent, ProofEffect>(
    page,
    client,
    {
      first: firstProof(reference),
      reduce: reduceProof,
      endpoints: proofEndpoints,
      loadRowOf: async () => (await import('../error-rows')).proofRowOf,
    },
    (effect) => {
      switch (effect.type) {
        case 'startTimer':
          page.setTimeout(() => machine.send({ type: 'timerFired', id: effect.id }), effect.delayMs);
          break;
        case 'proved':
          latest.current.onTaken(effect.application);
          break;
        case 'lookAgain':
          latest.current.onLookAgain();
          break;
        default:
          effect satisfies never;
      }
    },
  );
  return machine;
}
