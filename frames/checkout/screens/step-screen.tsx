import type { ReactNode } from 'react';
import { Form, type FormProps } from '../../kit/form';
import { Screen, type ScreenProps } from '../../kit/screen';
import { useWide } from '../../kit/use-wide';
import { latePart, useLatePart } from '../../platform/lazy/late-part';
import type { ViewProps } from '../view';
import { CheckoutBar } from './checkout-bar';
import css from './step-screen.module.css';
import { WideBar } from './wide-bar';

const yourPlan = latePart(async () => (await import('../late/next')).YourPlan);

interface StepScreenProps extends Omit<ScreenProps, 'bar' | 'side' | 'strip' | 'poweredBy'> {
  readonly view: ViewProps;
  /** The step is a form. */
  readonly onSubmit?: FormProps['onSubmit'];
}

/** One step of a payment: bar, content, and, where there is room, what is bought and what it costs beside it. */
export function StepScreen({ view, onSubmit, children, ...screen }: StepScreenProps): ReactNode {
  const { config } = view.state;
  const isWide = useWide() && config.shouldShowDrawer;
  const YourPlan = useLatePart(yourPlan, isWide);
  return (
    <Screen
      takesFocus={onSubmit !== undefined}
      {...screen}
      bar={config.shouldShowHeader && (isWide ? <WideBar {...view} /> : <CheckoutBar {...view} />)}
      side={isWide && <div className={css.side}>{YourPlan && <YourPlan {...view} />}</div>}
      poweredBy={view.messages.common.poweredBy}
    >
      {onSubmit ? <Form onSubmit={onSubmit}>{children}</Form> : children}
    </Screen>
  );
}
