import { Provider, useAtomValue } from 'jotai/react';
import { type Atom, atom } from 'jotai/vanilla';
import { type ReactNode, useRef, useState } from 'react';
import { FirstFieldForm } from '../identity';
import { Button } from '../kit/button';
import { Note } from '../kit/note';
import { useRefusedField } from '../kit/use-refused-field';
import { startOwnFlow } from '../platform/flow/own-flow';
import { failureText } from '../platform/i18n/failure-text';
import { changeEndpoints } from './flow/endpoints';
import { isWhole } from './flow/new-pin';
import {
  type ChangeCalls,
  type ChangeEvent,
  type ChangeState,
  firstChange,
  type PinField,
  pinFields,
  reduceChange,
} from './flow/pin-change';
import css from './line-pin.module.css';
import { LineOf, Locked, PinDone, PinFieldRow } from './parts';
import type { LineProps } from './view';

/** The current PIN, and the new one twice. Source: S1§3 (ACT-011), S2§8. */
export function ChangeView({ page, client, scheme, words, accountHref, onForgotten }: LineProps): ReactNode {
  const [machine] = useState(() =>
    startOwnFlow<ChangeCalls, ChangeState, ChangeEvent, never>(
      page,
      client,
      {
        first: firstChange(scheme.lenderId),
        reduce: reduceChange,
        endpoints: changeEndpoints,
        loadRowOf: async () => {
          const { resolvePinError } = await import('./error-rows');
          return ({ code, type }) => resolvePinError(code, 'pinChange', { type });
        },
      },
      (none) => none satisfies never,
    ),
  );
  const state = useAtomValue(machine.stateAtom, { store: machine.store });
  return (
    <Provider store={machine.store}>
      <div className={css.card}>
        <LineOf scheme={scheme} words={words} />
        <h1 className={css.heading}>{words.heading}</h1>
        <p className={css.text}>{words.text}</p>
        <Shown
          state={state}
          words={words}
          atoms={machine.stateAtom}
          send={machine.send}
          accountHref={accountHref}
          onForgotten={onForgotten}
          onOver={() => page.location.reload()}
        />
      </div>
    </Provider>
  );
}

interface ShownProps extends Pick<LineProps, 'words' | 'accountHref' | 'onForgotten'> {
  readonly state: ChangeState;
  readonly atoms: Atom<ChangeState>;
  readonly send: (event: ChangeEvent) => void;
  readonly onOver: () => void;
}

function Shown({ state, words, atoms, send, accountHref, onForgotten, onOver }: ShownProps): ReactNode {
  const [pins] = useState(
    () =>
      Object.fromEntries(pinFields.map((field) => [field, atom((get) => get(atoms)[field])])) as Record<
        PinField,
        Atom<string>
      >,
  );
  const { screen } = state;
  const area = useRef<HTMLDivElement>(null);
  useRefusedField(area, screen.name === 'entering' ? screen.failure : null);
  switch (screen.name) {
    case 'done':
      return <PinDone {...screen} words={words} accountHref={accountHref} />;
    case 'locked':
      return <Locked failure={screen.failure} words={words} />;
    case 'over':
      return (
        <>
          <Note tone="error" live="assertive">
            {failureText(words.errors, screen.failure)}
          </Note>
          <Button onClick={onOver}>{words.over.go}</Button>
        </>
      );
    case 'entering': {
      const { fault, failure } = screen;
      const left = failure?.attemptsRemaining ?? null;
      const errors: Readonly<Record<PinField, string | null>> = {
        currentPin: left === null ? null : [words.wrong, words.attempts(left)].filter(Boolean).join(' '),
        newPin:
          fault === 'same' ? words.faults.same : failure && left === null ? failureText(words.errors, failure) : null,
        again: fault === 'differs' ? words.faults.differs : null,
      };
      const { currentPin, newPin, again, changePin } = state;
      const isBusy = changePin === 'initiated';
      return (
        <FirstFieldForm onSubmit={() => send({ type: 'submitted' })}>
          <div className={css.box} ref={area}>
            {pinFields.map((field, index) => (
              <PinFieldRow
                key={field}
                label={words.fields[field]}
                pinAtom={pins[field]}
                error={errors[field]}
                readOnly={isBusy}
                first={index === 0}
                {...(field === 'newPin' && { rule: words.rule })}
                onText={(text) => send({ type: 'typed', field, text })}
              />
            ))}
            <Button
              type="submit"
              disabled={!isWhole(currentPin, newPin, again)}
              pendingLabel={isBusy ? words.changing : null}
            >
              {words.change}
            </Button>
            <Button kind="text" onClick={onForgotten}>
              {words.forgot}
            </Button>
          </div>
        </FirstFieldForm>
      );
    }
    default:
      return screen satisfies never;
  }
}
