import { type ReactNode, useRef } from 'react';
import { Note } from '../kit/note';
import { type PageView, useStatePart } from '../platform/page/flow-view';
import { useViewFocus } from '../platform/page/use-view-focus';
import { messagesOf } from './page-messages';
import type { VerifyEvent, VerifyState } from './verify.flow';
import css from './verify-details.module.css';
import { Declining } from './views/declining';
import { Details } from './views/details';
import { Ended } from './views/ended';
import { ProofView } from './views/proof';

/** An application that an agent has filed: who asks, the proof of the number, the details, and the decision. Source: S2§2
 *  (RTE-094), S2§7. */
export function VerifyView(props: PageView<VerifyState, VerifyEvent>): ReactNode {
  const { state, locale } = props;
  const area = useRef<HTMLDivElement>(null);
  useViewFocus(area, partOf(state));
  if (state.view === 'unknown' || state.view === 'replaced') {
    const messages = messagesOf(locale);
    const { heading, text } = messages[state.view];
    return (
      <div className={css.card}>
        <h1 className={css.heading}>{messages.title}</h1>
        <Note tone={state.view === 'unknown' ? 'error' : 'info'}>
          <b>{heading}</b> {text}
        </Note>
      </div>
    );
  }
  return (
    <div className={css.card} ref={area}>
      <Application {...props} state={state} />
    </div>
  );
}

/** Name of what is shown. */
function partOf(state: VerifyState): string {
  if (state.view === 'unknown' || state.view === 'replaced') return state.view;
  return state.view === 'open' ? `${state.application.state} ${state.decision.step}` : state.application.state;
}

type ApplicationProps = Omit<PageView<VerifyState, VerifyEvent>, 'state'> & {
  readonly state: Exclude<VerifyState, { view: 'unknown' | 'replaced' }>;
};

function Application({ state, stateAtom, send, locale }: ApplicationProps): ReactNode {
  const codeAtom = useStatePart(stateAtom, codeIn);
  const acceptedAtom = useStatePart(stateAtom, isAcceptedIn);
  const messages = messagesOf(locale);
  const { application } = state;
  switch (state.view) {
    case 'guest':
      return (
        <ProofView
          application={application}
          messages={messages}
          locale={locale}
          proof={state.proof}
          codeAtom={codeAtom}
          acceptedAtom={acceptedAtom}
          send={send}
        />
      );
    case 'open': {
      const { decision } = state;
      const Part = decision.step === 'reading' ? Details : Declining;
      return (
        <div className={css.box}>
          <Part application={application} messages={messages} decision={decision} send={send} />
        </div>
      );
    }
    case 'ended':
      return <Ended application={application} messages={messages} locale={locale} />;
    default:
      return state satisfies never;
  }
}

const codeIn = (state: VerifyState): string =>
  state.view === 'guest' && state.proof.step === 'prove' ? state.proof.code : '';
const isAcceptedIn = (state: VerifyState): boolean =>
  state.view === 'guest' && state.proof.step === 'prove' && state.proof.isAccepted;
