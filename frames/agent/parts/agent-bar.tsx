import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand';
import * as icons from '../../kit/icons';
import { TopBar } from '../../kit/top-bar';
import { canGoBack, topBarButton } from '../flow/top-bar';
import type { ViewProps } from '../view';

interface AgentBarProps extends ViewProps {
  /** False where the app has ended: nothing lies behind the screen. */
  readonly hasBack?: boolean;
  readonly hasHelp?: boolean;
}

/** Top bar of every screen of a merchant. Source: S2§2. */
export function AgentBar({ state, send, messages, hasBack = true, hasHelp = false }: AgentBarProps): ReactNode {
  const { common } = messages;
  const button = topBarButton(state);
  return (
    <TopBar
      name={state.session.merchantData.merchantName}
      logo={state.session.merchantData.merchantLogo}
      under={common.emiWith(brand.name)}
      back={hasBack && { label: common.back, disabled: !canGoBack(state), onClick: () => send({ type: 'back' }) }}
      help={hasHelp && { label: common.support, onClick: () => send({ type: 'supportAsked' }) }}
      exit={{
        icon: button === 'home' ? icons.home : icons.close,
        label: button === 'home' ? common.home : common.close,
        onClick: () => send({ type: 'closeAsked', button }),
      }}
    />
  );
}
