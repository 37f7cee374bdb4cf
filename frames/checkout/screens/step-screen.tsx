import type { ReactNode } from 'react';
import { OrderTimer } from '../../kit/order-timer';
import { Screen, type ScreenProps } from '../../kit/screen';
import { showsTimer } from '../flow/screen-facts';
import type { ViewProps } from '../view';
import { CheckoutBar } from './checkout-bar';

export interface StepScreenProps extends Omit<ScreenProps, 'bar' | 'strip' | 'poweredBy'> {
  readonly view: ViewProps;
  /** Enter and the 'submit' button do this. */
  readonly onSubmit?: () => void;
}

/** One step of a payment: bar, order timer, content. */
export function StepScreen({ view, onSubmit, children, ...screen }: StepScreenProps): ReactNode {
  const { state, messages, nowMs } = view;
  const { timer } = state;
  return (
    <Screen
      {...screen}
      bar={<CheckoutBar {...view} />}
      strip={
        timer && showsTimer(state) ? (
          <OrderTimer
            label={messages.common.timer}
            leftMs={timer.endsAtMs - nowMs}
            totalMs={timer.endsAtMs - timer.startsAtMs}
          />
        ) : null
      }
      poweredBy={messages.common.poweredBy}
    >
      {onSubmit ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {children}
        </form>
      ) : (
        children
      )}
    </Screen>
  );
}
