import type { Atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import type { CreditScheme } from '../../shared/api/registration';
import { changePinAddress } from '../../shared/site/activation-addresses';
import { pathIn } from '../../shared/site/address';
import { Button } from '../kit/button';
import { Note } from '../kit/note';
import { Stack } from '../kit/stack';
import { Tile } from '../kit/tile';
import { failureText } from '../platform/i18n/failure-text';
import { type PageView, useStatePart } from '../platform/page/flow-view';
import { ChangeView } from './change-view';
import css from './line-pin.module.css';
import { type Messages, messagesOf } from './page-messages';
import { LineOf, Locked, PinDone } from './parts';
import type { PinEvent, PinState, PinStep } from './pin.flow';
import { AskOtp, Prove, SetPin } from './setup-views';

/** The PIN of a line: changed with the current one, or set again without; or the choice of a line. Source: S1§3, S2§8. */
export function PinView({ state, stateAtom, send, locale }: PageView<PinState, PinEvent>): ReactNode {
  const t = messagesOf(locale);
  const accountHref = pathIn(locale, '/account');
  const codeAtom = useStatePart(stateAtom, codeOf);
  switch (state.view) {
    case 'lines':
      return (
        <div className={css.card}>
          <h1 className={css.heading}>{t.heading}</h1>
          <p className={css.text}>{t.choose}</p>
          <Stack as="ul" gap={3} steady role="list">
            {state.lines.map(({ lenderId, lenderName, lenderLogo }) => (
              <li key={lenderId}>
                <a
                  className={css.line}
                  href={pathIn(locale, `${changePinAddress.path}?${new URLSearchParams({ lenderId })}`)}
                >
                  <Tile name={lenderName} size={32} logo={lenderLogo ?? ''} />
                  {lenderName}
                </a>
              </li>
            ))}
          </Stack>
        </div>
      );
    case 'noPin':
      return (
        <div className={css.card}>
          <h1 className={css.heading}>{t.none.heading}</h1>
          <p className={css.text}>{state.lenderName === null ? t.none.text : t.notAsked(state.lenderName)}</p>
          <a className={css.link} href={accountHref}>
            {t.account}
          </a>
        </div>
      );
    case 'line': {
      const { scheme, changePin: at } = state;
      return (
        <div className={css.card}>
          <LineOf scheme={scheme} t={t} />
          <h1 className={css.heading}>{headingOf(at, t)}</h1>
          <Step at={at} scheme={scheme} t={t} codeAtom={codeAtom} accountHref={accountHref} send={send} />
        </div>
      );
    }
    default:
      return state satisfies never;
  }
}

const codeOf = (state: PinState): string =>
  state.view === 'line' && state.changePin.view === 'prove' ? state.changePin.code : '';

function headingOf(at: PinStep, { heading, setup }: Messages): string {
  switch (at.view) {
    case 'change':
      return heading;
    case 'askOtp':
      return setup.heading;
    case 'prove':
      return setup.prove;
    case 'set':
      return setup.choose;
    default:
      return at.isForgotten ? setup.heading : heading;
  }
}

interface StepProps {
  readonly at: PinStep;
  readonly scheme: CreditScheme;
  readonly t: Messages;
  readonly codeAtom: Atom<string>;
  /** My Account, in the language of the page. */
  readonly accountHref: string;
  readonly send: (event: PinEvent) => void;
}

function Step({ at, scheme, t, codeAtom, accountHref, send }: StepProps): ReactNode {
  switch (at.view) {
    case 'change':
      return <ChangeView at={at} t={t} send={send} />;
    case 'askOtp':
      return <AskOtp at={at} scheme={scheme} t={t} send={send} />;
    case 'prove':
      return <Prove at={at} scheme={scheme} t={t} codeAtom={codeAtom} send={send} />;
    case 'set':
      return <SetPin at={at} t={t} send={send} />;
    case 'done':
      return <PinDone {...at} t={t} accountHref={accountHref} />;
    case 'locked':
      return <Locked failure={at.failure} t={t} />;
    case 'over':
      return (
        <>
          <Note tone="error" live="assertive">
            {failureText(t.errors, at.failure)}
          </Note>
          <Button onClick={() => send({ type: 'loginAsked' })}>{t.over.go}</Button>
        </>
      );
    default:
      return at satisfies never;
  }
}
