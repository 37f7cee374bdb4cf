import { type ReactNode, useRef } from 'react';
import { Button } from '../kit/button';
import { Stack } from '../kit/stack';
import { useFirstFault } from '../kit/use-first-fault';
import { latePart, useLatePart } from '../platform/lazy/late-part';
import type { PageView } from '../platform/page/flow-view';
import { useViewFocus } from '../platform/page/use-view-focus';
import type { ApplicationEvent, ApplicationState } from './application.flow';
import css from './own-application.module.css';
import { messagesOf } from './page-messages';
import type { StepProps } from './step-props';
import { AskedFields } from './views/asked-fields';
import { BankStep } from './views/bank-step';
import { FirstStep } from './views/first-step';
import { IncomeStep } from './views/income-step';
import { OffersStep } from './views/offers-step';
import { StepCard } from './views/step-card';

/** No step waits for it. */
const orderCard = latePart(async () => (await import('./views/order-card')).OrderCard);

/** The customer's own application, from its first step to the answer. Source: NTB-001..018, RTE-057. */
export function ApplicationView({ state, send, locale }: PageView<ApplicationState, ApplicationEvent>): ReactNode {
  const messages = messagesOf(locale);
  const { step } = state.ntbFlow;
  const OrderCard = useLatePart(orderCard, state.amount);
  const area = useRef<HTMLDivElement>(null);
  useViewFocus(area, step);
  const showFirstFault = useFirstFault(area, state.issues);
  const sendStep: StepProps['send'] = (event) => {
    if (event.type === 'wentOn') showFirstFault();
    send(event);
  };
  return (
    <div className={css.columns} ref={area}>
      {stepView({ state, messages, send: sendStep })}
      {step !== 'initial' && (
        <Stack as="aside" gap={4} steady>
          {state.amount !== null && OrderCard && (
            <OrderCard amount={state.amount} shop={state.shop} label={messages.order} />
          )}
          <p className={css.small}>{messages.storage}</p>
          <Button kind="text" onClick={() => send({ type: 'startedOver' })}>
            {messages.startOver}
          </Button>
        </Stack>
      )}
    </div>
  );
}

function stepView(props: StepProps): ReactNode {
  const { state, messages } = props;
  const { step } = state.ntbFlow;
  switch (step) {
    case 'initial':
      return <FirstStep {...props} />;
    case 'you':
      return (
        <StepCard {...props} step="you" heading={messages.you.heading} lead={messages.you.text} go={messages.goOn}>
          <AskedFields {...props} fields={['userName', 'dateOfBirth', 'pan', 'pincode', 'email']} />
        </StepCard>
      );
    case 'income':
      return <IncomeStep {...props} />;
    case 'offers':
      return <OffersStep {...props} />;
    case 'bank':
      return <BankStep {...props} />;
    default:
      return step satisfies never;
  }
}
