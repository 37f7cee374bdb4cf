import { useAtomValue } from 'jotai/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../kit/button';
import { focusHeading } from '../kit/focus-heading';
import { useFirstFault } from '../kit/use-first-fault';
import type { ApiClient } from '../platform/api/client';
import { startOwnFlow } from '../platform/flow/own-flow';
import { latePart, useLatePart } from '../platform/lazy/late-part';
import { browserStore, type KeyValueStore } from '../platform/storage/key-value-store';
import { ntbAddress } from './addresses';
import { clearDraft, readDraft, writeDraft } from './draft';
import { firstApply } from './first-state';
import { applicationEndpoints } from './flow/endpoints';
import { reduceApply } from './flow/reduce';
import type { ApplyCalls, ApplyEffect, ApplyEvent, ApplyState } from './flow/state';
import css from './own-application.module.css';
import type { Messages } from './page-messages';
import type { ApplicationData } from './read-application';
import type { StepProps } from './view';
import { AskedFields } from './views/asked-fields';
import { BankStep } from './views/bank-step';
import { FirstStep } from './views/first-step';
import { IncomeStep } from './views/income-step';
import { OffersStep } from './views/offers-step';
import { StepCard } from './views/step-card';

type Page = Window & typeof globalThis;

/** Nothing that is asked waits for it. */
const orderCard = latePart(async () => (await import('./views/order-card')).OrderCard);

interface ApplicationViewProps {
  readonly page: Page;
  readonly client: ApiClient;
  readonly data: ApplicationData;
  readonly messages: Messages;
  readonly reload: () => void;
}

/** An application of one's own, from its first step to the answer. Source: NTB-001..018, RTE-057. */
export function ApplicationView(props: ApplicationViewProps): ReactNode {
  const { page, data, messages } = props;
  const { maskedMobile } = data;
  const [machine] = useState(() =>
    startMachine(
      props,
      browserStore(() => page.sessionStorage),
    ),
  );
  const state = useAtomValue(machine.stateAtom, { store: machine.store });
  const { step } = state.ntbFlow;
  const OrderCard = useLatePart(orderCard, state.amount);
  const area = useRef<HTMLDivElement>(null);
  const first = useRef(step);
  useEffect(() => {
    if (first.current === step) return;
    first.current = step;
    if (area.current) focusHeading(area.current);
  }, [step]);
  const showFirstFault = useFirstFault(area, state.issues);
  const send: StepProps['send'] = (event) => {
    if (event.type === 'wentOn') showFirstFault();
    machine.send(event);
  };
  const view: StepProps = { state, maskedMobile, messages, send };
  return (
    <div className={css.columns} ref={area}>
      {drawn(view)}
      {step !== 'initial' && (
        <aside className={css.beside}>
          {state.amount !== null && OrderCard && (
            <OrderCard
              client={props.client}
              amount={state.amount}
              merchantId={state.ntbFlow.merchantId}
              label={messages.order}
            />
          )}
          <p className={css.small}>{messages.kept}</p>
          <Button kind="text" onClick={() => machine.send({ type: 'startedOver' })}>
            {messages.startOver}
          </Button>
        </aside>
      )}
    </div>
  );
}

function drawn(view: StepProps): ReactNode {
  const { state, messages } = view;
  const { step } = state.ntbFlow;
  switch (step) {
    case 'initial':
      return <FirstStep {...view} />;
    case 'you':
      return (
        <StepCard {...view} step="you" heading={messages.you.heading} lead={messages.you.text} go={messages.goOn}>
          <AskedFields {...view} fields={['userName', 'dateOfBirth', 'pan', 'pincode', 'email']} />
        </StepCard>
      );
    case 'income':
      return <IncomeStep {...view} />;
    case 'offers':
      return <OffersStep {...view} />;
    case 'bank':
      return <BankStep {...view} />;
    default:
      return step satisfies never;
  }
}

/** Stores the draft with each change, before the page can be left. */
function startMachine({ page, client, data, reload }: ApplicationViewProps, store: KeyValueStore | null) {
  const { location } = page;
  const owner = data.maskedMobile;
  const draft = store && readDraft(store, owner, page.Date.now());
  const machine = startOwnFlow<ApplyCalls, ApplyState, ApplyEvent, ApplyEffect>(
    page,
    client,
    {
      first: firstApply(data, draft),
      reduce: reduceApply,
      endpoints: applicationEndpoints,
      loadRowOf: async () => (await import('./error-rows')).rowOf,
    },
    (effect) => {
      switch (effect.type) {
        case 'goTo':
          if (store && effect.place !== 'failure') clearDraft(store);
          location.assign(ntbAddress(page, effect.place, effect.query));
          break;
        case 'reload':
          if (store) clearDraft(store);
          reload();
          break;
        default:
          effect satisfies never;
      }
    },
  );
  machine.store.sub(machine.stateAtom, () => {
    const state = machine.store.get(machine.stateAtom);
    // What was answered has done its work; what a lender has refused is remembered.
    if (store && state.ntbFlow.applicationId === '') writeDraft(store, owner, state, page.Date.now());
  });
  return machine;
}
