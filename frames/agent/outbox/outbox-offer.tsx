import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { deferredMessages } from '../deferred-messages';
import type { ViewProps } from '../view';

/** In the No-Internet dialog: what an agent can do all the same. */
export const OutboxOffer = ({ state, send, messages }: ViewProps): ReactNode => (
  <Button kind="secondary" onClick={() => send({ type: 'outboxAction', act: { do: 'open' } })}>
    {deferredMessages(messages).outbox.offer(state.session.outbox?.items.length ?? 0)}
  </Button>
);
