import { useState } from 'react';
import type { HostEvent } from '../merchant/host-event';
import { ShopError, shopServer } from '../shop/order-client';
import { useHubMessages } from './messages-context';
import { Notice } from './notice';
import { HUB_LINES } from './pay-for-order';
import css from './preview.module.css';

type Link =
  | { readonly step: 'none' | 'asking' }
  | { readonly step: 'failed'; readonly status: number }
  | { readonly step: 'there'; readonly orderId: string; readonly address: string };

/** Starts a payment on the shop's server and shows its link. */
export function PaymentLinkTry({ onEvent }: { onEvent(event: HostEvent): void }) {
  const t = useHubMessages();
  const [link, setLink] = useState<Link>({ step: 'none' });

  const ask = async (): Promise<void> => {
    setLink({ step: 'asking' });
    onEvent({ direction: 'page → shop', name: 'POST /orders', payload: { lines: HUB_LINES, returnPath: '/return' } });
    try {
      const { orderId, paymentLink } = await shopServer.place(HUB_LINES, '/return');
      onEvent({ direction: 'shop → page', name: 'order', payload: { orderId, paymentLink } });
      setLink({ step: 'there', orderId, address: paymentLink });
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      const { status, message } = error;
      onEvent({ direction: 'shop → page', name: 'refused', payload: { status, message } });
      setLink({ step: 'failed', status });
    }
  };

  if (link.step === 'there')
    return (
      <>
        <a className={css.open} href={link.address} target="_blank" rel="noopener">
          {t.openPayment}
        </a>
        <a className={css.known} href={`/return?order=${link.orderId}`} target="_blank" rel="noopener">
          {t.knownOfOrder(link.orderId)}
        </a>
      </>
    );
  if (link.step === 'failed') return <Notice text={t.failed(String(link.status))} onAgain={() => void ask()} />;
  return (
    <button type="button" className={css.open} disabled={link.step === 'asking'} onClick={() => void ask()}>
      {t.getLink}
    </button>
  );
}
