import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand';
import { TopBar } from '../../kit/top-bar';
import { OrderTimer } from '../../payment';
import { canClose, canGoBack, showsTimer } from '../flow/screen-facts';
import { rowOf } from '../flow/screen-table';
import type { ViewProps } from '../view';
import { merchantLogo, merchantName } from './merchant-name';

/** Top bar of every screen of a payment: what of it stands there follows from the state. Source: S1§3, S1§4. */
export function CheckoutBar({ state, send, messages, nowMs }: ViewProps): ReactNode {
  const { common } = messages;
  const { timer } = state;
  return (
    <TopBar
      name={merchantName(state)}
      logo={merchantLogo(state)}
      under={
        timer && showsTimer(state) ? (
          <OrderTimer say={common.timer} leftMs={timer.endsAtMs - nowMs} totalMs={timer.endsAtMs - timer.startsAtMs} />
        ) : (
          common.emiWith(brand.name)
        )
      }
      back={canGoBack(state) && { label: common.back, onClick: () => send({ type: 'back' }) }}
      help={rowOf(state.screen).hasHelp && { label: common.help, onClick: () => send({ type: 'helpAsked' }) }}
      exit={canClose(state) && { icon: 'close', label: common.close, onClick: () => send({ type: 'closeAsked' }) }}
    />
  );
}
