import { Provider, useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CreditScheme, Registration } from '../../shared/api/registration';
import { localeOf } from '../../shared/locales';
import { changePinAddress } from '../../shared/site/activation-addresses';
import { pathIn } from '../../shared/site/address';
import { shoppingAddress } from '../../shared/site/shopping-address';
import { focusHeading } from '../kit/focus-heading';
import { useNow } from '../kit/use-now';
import type { ApiClient } from '../platform/api/client';
import { startOwnFlow } from '../platform/flow/own-flow';
import type { AnsweredError } from '../platform/flow/to-failure';
import { endpoints } from './flow/endpoints';
import { reduce } from './flow/reduce';
import {
  type ActivationCalls,
  type ActivationEffect,
  type ActivationEvent,
  type ActivationState,
  firstState,
} from './flow/state';
import { type ActivationData, activationAddress } from './read-activation';
import type { ViewProps } from './view';
import { Around } from './views/around';
import { FailureView, InUseView, NoLenderView, NoLineView, OverView, SuccessView, WaitView } from './views/ends';
import { FactorView } from './views/factor';
import { OtpView, SendView } from './views/otp';
import { StepsView } from './views/steps';

type Page = Window & typeof globalThis;

interface ActivationViewProps {
  readonly page: Page;
  readonly client: ApiClient;
  readonly data: ActivationData;
}

/** A page of an activation: what was read decides what it is. */
export function ActivationView({ page, client, data }: ActivationViewProps): ReactNode {
  const { place, activationInit: scheme, registrationUserData: registration, messages } = data;
  const merchantKey = registration?.merchant?.merchantKey ?? data.merchantId;
  const links = linksFrom(page, scheme?.lenderId ?? null, merchantKey);
  if (!scheme) return <NoLenderView messages={messages} links={links} />;
  if (registration) return endOf(data, scheme, registration, links);
  if (scheme.status === 'ACTIVE') return <InUseView scheme={scheme} messages={messages} links={links} />;
  return <Flow key={place} page={page} client={client} data={data} scheme={scheme} links={links} />;
}

function endOf(
  { place, messages, endedBy }: ActivationData,
  scheme: CreditScheme,
  registration: Registration,
  links: ViewProps['links'],
): ReactNode {
  const about = { scheme, registration, messages, links };
  if (place === 'failure') return <FailureView {...about} endedBy={endedBy} />;
  return <SuccessView {...about} whose={place === 'newUser' || place === 'preApproved' ? place : null} />;
}

/** Addresses of the next steps. */
function linksFrom(
  { document, location }: Page,
  lenderId: string | null,
  merchantKey: string | null,
): ViewProps['links'] {
  const locale = localeOf(document.documentElement.lang);
  const at = (path: string): string => pathIn(locale, path);
  const own = lenderId === null ? '' : `?${new URLSearchParams({ lenderId })}`;
  const here = { document, location };
  return {
    shop: shoppingAddress(locale, merchantKey),
    later: shoppingAddress(locale, null),
    eligible: at('/eligible'),
    mobile: activationAddress('mobile', here),
    steps: activationAddress('steps', here),
    forgot: at(`${changePinAddress.path}${own}${own === '' ? '?' : '&'}forgot=1`),
    help: at('/faq'),
  };
}

interface FlowProps extends ActivationViewProps {
  readonly scheme: CreditScheme;
  readonly links: ViewProps['links'];
}

/** The steps that are made here. */
function Flow({ page, client, data, scheme, links }: FlowProps): ReactNode {
  const { place, merchantId, merchant, messages } = data;
  const [machine] = useState(() => startMachine(page, client, firstState(place, scheme, merchantId)));
  const [typedAtom] = useState(() => atom((get) => get(machine.stateAtom).typed));
  const [codeAtom] = useState(() => atom((get) => get(machine.stateAtom).code));
  const state = useAtomValue(machine.stateAtom, { store: machine.store });
  const { screen } = state;
  const nowMs = useNow(screen.name === 'otp' ? screen.otp.sent.resendAtMs : null);
  const area = useRef<HTMLDivElement>(null);
  const first = useRef(screen.name);
  useEffect(() => {
    if (first.current === screen.name) return;
    first.current = screen.name;
    const { activeElement } = page.document;
    if (!(activeElement instanceof page.HTMLInputElement) && area.current) focusHeading(area.current);
  }, [screen.name, page]);
  const view: ViewProps = { state, scheme, messages, send: machine.send, typedAtom, codeAtom, nowMs, links };
  return (
    <Provider store={machine.store}>
      <Around scheme={scheme} merchant={merchant}>
        <div ref={area}>{drawn(view, data)}</div>
      </Around>
    </Provider>
  );
}

function drawn(view: ViewProps, { place, merchantId }: ActivationData): ReactNode {
  const { name } = view.state.screen;
  switch (name) {
    case 'steps':
      return <StepsView {...view} isSent={place === 'redirect'} hasShop={merchantId !== null} />;
    case 'factor':
      return <FactorView {...view} />;
    case 'send':
      return <SendView {...view} />;
    case 'otp':
      return <OtpView {...view} />;
    case 'noLine':
      return <NoLineView {...view} />;
    case 'over':
      return <OverView {...view} />;
    case 'ending':
    case 'leaving':
      return <WaitView {...view} />;
    default:
      return name satisfies never;
  }
}

async function loadRowOf() {
  const { resolveWidgetError } = await import('./error-rows');
  return ({ code, type }: AnsweredError) => resolveWidgetError(code, 'activation', { type });
}

function startMachine(page: Page, client: ApiClient, first: ActivationState) {
  const { location } = page;
  const machine = startOwnFlow<ActivationCalls, ActivationState, ActivationEvent, ActivationEffect>(
    page,
    client,
    { first, reduce, endpoints, loadRowOf },
    (effect) => {
      switch (effect.type) {
        case 'goTo':
          location.assign(activationAddress(effect.place, page));
          break;
        case 'askServer':
          location.reload();
          break;
        case 'startTimer':
          page.setTimeout(() => machine.send({ type: 'timerFired', id: effect.id }), effect.delayMs);
          break;
        default:
          effect satisfies never;
      }
    },
  );
  return machine;
}
