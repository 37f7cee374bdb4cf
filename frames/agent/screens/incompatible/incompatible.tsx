import type { ReactNode } from 'react';
import { Incompatible } from '../../../terminal';
import { deferredMessages } from '../../deferred-messages';
import type { ViewProps } from '../../view';

/** The browser denies storage. */
export function IncompatibleScreen({ send, messages }: ViewProps): ReactNode {
  return (
    <Incompatible
      t={deferredMessages(messages).incompatible}
      poweredBy={messages.common.poweredBy}
      onRetry={() => send({ type: 'storageRetried' })}
    />
  );
}
