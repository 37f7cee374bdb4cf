import type { ReactNode } from 'react';
import { brand } from '../../../../shared/brand';
import { AccountBlocked } from '../../../terminal';
import { deferredMessages } from '../../deferred-messages';
import type { ViewProps } from '../../view';

/** HTTP 403; the session may name whom to write to. */
export function AccountBlockedScreen({ state, send, messages }: ViewProps): ReactNode {
  return (
    <AccountBlocked
      t={deferredMessages(messages).accountBlocked}
      email={state.session.support?.email ?? brand.supportEmail}
      poweredBy={messages.common.poweredBy}
      onExit={() => send({ type: 'exitAsked' })}
    />
  );
}
