import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { Pending } from '../../payment';
import { at } from '../../platform/flow/at';
import { deferredMessages } from '../deferred-messages';
import { financedIn } from '../flow/price-parts';
import { chosenLenderName } from '../flow/selectors';
import type { ViewProps } from '../view';
import { merchantName } from './merchant-name';
import { OrderStrip } from './order-strip';
import { StepScreen } from './step-screen';

/** 4008: the lender has still to answer. */
export function PendingScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { pending: t } = deferredMessages(messages);
  const screen = at(state, 'pending');
  if (!screen) return null;
  return (
    <StepScreen
      view={props}
      centred
      open
      actions={
        <Button
          kind="secondary"
          pendingLabel={screen.phase === 'asking' ? t.checking : null}
          onClick={() => send({ type: 'statusAsked' })}
        >
          {t.check}
        </Button>
      }
    >
      <Pending
        lenderName={chosenLenderName(state)}
        amount={financedIn(state)}
        merchantName={merchantName(state)}
        asked={screen.asked}
        t={t}
      >
        <OrderStrip {...props} />
      </Pending>
    </StepScreen>
  );
}
