import type { Atom } from 'jotai/vanilla';
import { type ReactNode, useRef } from 'react';
import { type PageView, useStatePart } from '../platform/page/flow-view';
import { useViewFocus } from '../platform/page/use-view-focus';
import type { ActivationEvent, ActivationState } from './activation.flow';
import { activationLinks } from './activation-links';
import { messagesOf } from './page-messages';
import type { ScreenProps } from './screen-props';
import { Around } from './views/around';
import { FailureView, InUseView, NoLenderView, NoLineView, OverView, SuccessView, WaitView } from './views/ends';
import { FactorView } from './views/factor';
import { OtpView, SendView } from './views/otp';
import { StepsView } from './views/steps';

/** A page of an activation. */
export function ActivationView(props: PageView<ActivationState, ActivationEvent>): ReactNode {
  const { state, page, locale } = props;
  const messages = messagesOf(locale);
  const lenderId = state.view === 'noLender' ? null : state.scheme.lenderId;
  const links = activationLinks(page, locale, lenderId, state.shopKey);
  switch (state.view) {
    case 'noLender':
      return <NoLenderView messages={messages} links={links} />;
    case 'success':
      return <SuccessView {...state} messages={messages} links={links} />;
    case 'failure':
      return <FailureView {...state} messages={messages} links={links} />;
    case 'inUse':
      return <InUseView scheme={state.scheme} messages={messages} links={links} />;
    case 'line':
      return <LineView {...props} state={state} messages={messages} links={links} />;
    default:
      return state satisfies never;
  }
}

type LineState = Extract<ActivationState, { view: 'line' }>;
interface LineViewProps
  extends Omit<PageView<ActivationState, ActivationEvent>, 'state'>,
    Pick<ScreenProps, 'messages' | 'links'> {
  readonly state: LineState;
}

/** The steps of a line that is being activated. */
function LineView({ state, stateAtom, send, messages, links }: LineViewProps): ReactNode {
  const { scheme, merchant, screen } = state;
  const typedAtom = useStatePart(stateAtom, typedIn);
  const area = useRef<HTMLDivElement>(null);
  useViewFocus(area, screen.name, true);
  return (
    <Around scheme={scheme} merchant={merchant}>
      <div ref={area}>{screenView({ scheme, messages, send, links }, state, typedAtom)}</div>
    </Around>
  );
}

/** The second factor or the OTP, as typed. */
function typedIn(state: ActivationState): string {
  if (state.view !== 'line') return '';
  const { screen } = state;
  if (screen.name === 'factor') return screen.typed;
  return screen.name === 'otp' ? screen.code : '';
}

function screenView(props: ScreenProps, { screen, isSent, merchantId }: LineState, typedAtom: Atom<string>): ReactNode {
  switch (screen.name) {
    case 'steps':
      return <StepsView {...props} screen={screen} isSent={isSent} hasShop={merchantId !== null} />;
    case 'factor':
      return <FactorView {...props} screen={screen} typedAtom={typedAtom} />;
    case 'send':
      return <SendView {...props} screen={screen} />;
    case 'otp':
      return <OtpView {...props} screen={screen} codeAtom={typedAtom} />;
    case 'noLine':
      return <NoLineView {...props} />;
    case 'over':
      return <OverView {...props} screen={screen} />;
    case 'ending':
    case 'leaving':
      return <WaitView {...props} />;
    default:
      return screen satisfies never;
  }
}
