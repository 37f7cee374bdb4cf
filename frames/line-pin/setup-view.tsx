import { Provider, useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { type ReactNode, useRef, useState } from 'react';
import { dayOf } from '../../shared/rules/typed-text';
import { isCode } from '../../shared/rules/validation';
import { CodeArea, FirstFieldForm } from '../identity';
import { Button } from '../kit/button';
import { DayField } from '../kit/day-field';
import { Note } from '../kit/note';
import { useNow } from '../kit/use-now';
import { useRefusedField } from '../kit/use-refused-field';
import { startOwnFlow } from '../platform/flow/own-flow';
import { failureText } from '../platform/i18n/failure-text';
import { setupEndpoints } from './flow/endpoints';
import { isWhole } from './flow/new-pin';
import {
  firstSetup,
  pinSetupHeaders,
  reduceSetup,
  type SetupCalls,
  type SetupEffect,
  type SetupEvent,
  type SetupScreen,
  type SetupState,
} from './flow/pin-setup';
import css from './line-pin.module.css';
import { LineOf, Locked, PinDone, PinFieldRow } from './parts';
import type { LineProps } from './view';

/** Another PIN for whoever forgot it: by the lender's OTP and the date of birth. Source: S1§3 (ACT-009). */
export function SetupView(props: LineProps): ReactNode {
  const { page, client, scheme, words } = props;
  const [machine] = useState(() => startMachine(page, client, scheme.lenderId));
  const state = useAtomValue(machine.stateAtom, { store: machine.store });
  const [atoms] = useState(() => ({
    code: atom((get) => get(machine.stateAtom).code),
    newPin: atom((get) => get(machine.stateAtom).newPin),
    again: atom((get) => get(machine.stateAtom).again),
  }));
  const { name } = state.screen;
  return (
    <Provider store={machine.store}>
      <div className={css.card}>
        <LineOf scheme={scheme} words={words} />
        <h1 className={css.heading}>{headingOf(name, words)}</h1>
        <Shown {...props} state={state} atoms={atoms} send={machine.send} />
      </div>
    </Provider>
  );
}

const headingOf = (name: SetupScreen['name'], { setup }: LineProps['words']): string =>
  name === 'proving' ? setup.prove : name === 'setting' ? setup.choose : setup.heading;

interface ShownProps extends LineProps {
  readonly state: SetupState;
  readonly atoms: Readonly<Record<'code' | 'newPin' | 'again', Parameters<typeof PinFieldRow>[0]['pinAtom']>>;
  readonly send: (event: SetupEvent) => void;
}

function Shown(props: ShownProps): ReactNode {
  const { state, words, send, scheme, page } = props;
  const { screen, calls } = state;
  switch (screen.name) {
    case 'asking':
      return (
        <>
          <p className={css.text}>{words.setup.text(scheme.lenderName)}</p>
          {screen.failure && (
            <Note tone="error" live="assertive">
              {failureText(words.errors, screen.failure)}
            </Note>
          )}
          <Button onClick={() => send({ type: 'otpAsked' })} pendingLabel={calls.sendOtp ? words.setup.sending : null}>
            {words.setup.send}
          </Button>
          <Button kind="text" onClick={props.onForgotten}>
            {words.setup.back}
          </Button>
        </>
      );
    case 'proving':
      return <Proving {...props} screen={screen} />;
    case 'setting':
      return <Setting {...props} screen={screen} />;
    case 'done':
      return <PinDone {...screen} words={words} accountHref={props.accountHref} />;
    case 'locked':
      return <Locked failure={screen.failure} words={words} />;
    case 'over':
      return (
        <>
          <Note tone="error" live="assertive">
            {failureText(words.errors, screen.failure)}
          </Note>
          <Button onClick={() => page.location.reload()}>{words.over.go}</Button>
        </>
      );
    default:
      return screen satisfies never;
  }
}

function Proving(props: ShownProps & { readonly screen: Extract<SetupScreen, { name: 'proving' }> }): ReactNode {
  const { state, screen, words, send, scheme, atoms } = props;
  const { otp, dayFailure } = screen;
  const nowMs = useNow(otp.sent.resendAtMs);
  const dayArea = useRef<HTMLDivElement>(null);
  useRefusedField(dayArea, dayFailure);
  const isBusy = otp.phase === 'verifying';
  const dayError =
    dayFailure &&
    [failureText(words.errors, dayFailure), words.attempts(dayFailure.attemptsRemaining)].filter(Boolean).join(' ');
  return (
    <FirstFieldForm onSubmit={() => send({ type: 'proofSubmitted' })}>
      <div className={css.box}>
        <p className={css.text}>{words.setup.proveText(scheme.lenderName)}</p>
        <CodeArea
          words={words.otp}
          errors={words.errors}
          otp={otp}
          codeAtom={atoms.code}
          nowMs={nowMs}
          hint={words.otp.hint}
          send={send}
        />
        <div ref={dayArea}>
          <DayField
            label={words.setup.birth}
            digits={state.day}
            placeholder={words.setup.birthPlaceholder}
            error={dayError}
            readOnly={isBusy}
            onDigits={(text) => send({ type: 'dayTyped', text })}
          />
        </div>
        <Button
          type="submit"
          disabled={!isCode(state.code) || dayOf(state.day) === null}
          pendingLabel={isBusy ? words.setup.checking : null}
        >
          {words.setup.next}
        </Button>
      </div>
    </FirstFieldForm>
  );
}

function Setting(props: ShownProps & { readonly screen: Extract<SetupScreen, { name: 'setting' }> }): ReactNode {
  const { state, screen, words, send, atoms } = props;
  const { fault, failure } = screen;
  const isBusy = state.calls.set !== undefined;
  return (
    <FirstFieldForm onSubmit={() => send({ type: 'pinSubmitted' })}>
      <div className={css.box}>
        <p className={css.text}>{words.text}</p>
        {(['newPin', 'again'] as const).map((field, index) => (
          <PinFieldRow
            key={field}
            label={words.fields[field]}
            pinAtom={atoms[field]}
            error={field === 'again' && fault === 'differs' ? words.faults.differs : null}
            readOnly={isBusy}
            first={index === 0}
            {...(field === 'newPin' && { rule: words.setup.rule })}
            onText={(text) => send({ type: 'pinTyped', field, text })}
          />
        ))}
        {failure && (
          <Note tone="error" live="assertive">
            {failureText(words.errors, failure)}
          </Note>
        )}
        <Button
          type="submit"
          disabled={!isWhole(state.newPin, state.again)}
          pendingLabel={isBusy ? words.setup.setting : null}
        >
          {words.setup.set}
        </Button>
      </div>
    </FirstFieldForm>
  );
}

function startMachine(page: LineProps['page'], client: LineProps['client'], lenderId: string) {
  const machine = startOwnFlow<SetupCalls, SetupState, SetupEvent, SetupEffect>(
    page,
    client,
    {
      first: firstSetup(lenderId),
      reduce: reduceSetup,
      endpoints: setupEndpoints,
      headersOf: pinSetupHeaders,
      loadRowOf: async () => {
        const { resolvePinError } = await import('./error-rows');
        return ({ code, type }) => resolvePinError(code, 'activation', { type });
      },
    },
    ({ id, delayMs }) => void page.setTimeout(() => machine.send({ type: 'timerFired', id }), delayMs),
  );
  return machine;
}
