import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { messagesIn } from '../../../shared/messages/define-messages';
import { Button } from '../../kit/button';
import { Checkbox } from '../../kit/checkbox';
import { useStatePart } from '../../platform/page/flow-view';
import type { ScreenOf } from '../flow/state';
import { isKfsAccepted } from '../flow/typed';
import type { ViewProps } from '../view';
import { FailureNote } from './failure-note';
import { kfsScreenMessages } from './kfs.messages';
import css from './kfs-consent.module.css';

/** The box under a statement, and the button that agrees once it is ticked. */
export function KfsConsent(props: ViewProps & { readonly screen: ScreenOf<'kfs'> }): ReactNode {
  const { state, stateAtom, send, messages, screen } = props;
  const t = messagesIn(messages.locale, kfsScreenMessages);
  const isAccepted = useAtomValue(useStatePart(stateAtom, isKfsAccepted));
  const kfs = state.kfs?.kfsData ?? null;
  return (
    <div className={css.consent}>
      {screen.failure && <FailureNote failure={screen.failure} messages={messages} />}
      {kfs && (
        <Checkbox
          checked={isAccepted}
          onChange={(isTicked) => send({ type: 'kfsConsentToggled', isAccepted: isTicked })}
        >
          {t.consent(kfs.loanAmountPaise, kfs.lenderName)}
        </Checkbox>
      )}
      <Button
        disabled={kfs === null || !isAccepted}
        pendingLabel={screen.phase === 'agreeing' ? t.agreeing : null}
        onClick={() => send({ type: 'kfsSubmitted' })}
      >
        {t.agree}
      </Button>
    </div>
  );
}
