import { type ReactNode, useEffect, useRef } from 'react';
import type { PageView } from '../../platform/page/flow-view';
import { useViewFocus } from '../../platform/page/use-view-focus';
import { Desk } from '../desk';
import { ListView } from './list-view';
import { LiveView } from './live-view';
import { paymentMessagesOf } from './page-messages';
import { anchorOf } from './payment.flow';
import type { PaymentEvent, PaymentState } from './payment-state';
import { TakeView } from './take-view';

export function PaymentView({ state, send, page, locale }: PageView<PaymentState, PaymentEvent>): ReactNode {
  const { agent, requests, form, view } = state;
  const anchor = anchorOf(view);
  const area = useRef<HTMLDivElement>(null);
  useViewFocus(area, anchor);
  useEffect(() => {
    const follow = (): void => send({ type: 'anchorChanged', anchor: page.location.hash });
    follow();
    page.addEventListener('hashchange', follow);
    return () => page.removeEventListener('hashchange', follow);
  }, [page, send]);
  const t = paymentMessagesOf(locale);
  return (
    <Desk
      agent={agent}
      locale={locale}
      at={{ page: 'payment', anchor }}
      area={area}
      onLeave={() => send({ type: 'leftDesk' })}
    >
      {view.name === 'live' && (
        <LiveView key={view.txnUuid} t={t} found={view.found} merchant={agent.merchantName} send={send} />
      )}
      {view.name === 'list' && <ListView t={t} requests={requests} view={view} send={send} />}
      {view.name === 'take' && <TakeView t={t} form={form} send={send} />}
    </Desk>
  );
}
