import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand';
import * as icons from '../../kit/icons';
import { TopBar } from '../../kit/top-bar';
import { OrderTimer } from '../../payment';
import { showsTimer } from '../flow/screen-facts';
import type { ViewProps } from '../view';

/** Top bar of every screen of a payment: what of it stands there follows from the state. Source: S1§3, S1§4. */
export function CheckoutBar({ state, send, messages, nowMs }: ViewProps): ReactNode {
  const { common } = messages;
  const { timer, navBarConfig: bar } = state;
  return (
    <TopBar
      name={bar.titleText}
      logo={bar.logo}
      under={
        timer && showsTimer(state) ? (
          <OrderTimer say={common.timer} leftMs={timer.endsAtMs - nowMs} totalMs={timer.endsAtMs - timer.startsAtMs} />
        ) : (
          common.emiWith(brand.name)
        )
      }
      back={bar.showBackBtn && { label: common.back, onClick: () => send({ type: 'back' }) }}
      help={bar.showHelpBtn && { label: common.help, onClick: () => send({ type: 'helpAsked' }) }}
      exit={bar.showCloseBtn && { icon: icons.close, label: common.close, onClick: () => send({ type: 'closeAsked' }) }}
    />
  );
}
