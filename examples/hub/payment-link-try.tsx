import { useState } from 'react';
import type { HostEvent } from '../merchant/host-event';
import { ShopFault, shopServer } from '../shop/order-client';
import { HUB_LINES } from './pay-for-order';
import css from './preview.module.css';

type Link =
  | { readonly step: 'none' | 'asking' }
  | { readonly step: 'there'; readonly orderId: string; readonly address: string };

/** Has the shop's server start a payment, and shows its link. */
export function PaymentLinkTry({ tell }: { tell(event: HostEvent): void }) {
  const [link, setLink] = useState<Link>({ step: 'none' });

  const ask = async (): Promise<void> => {
    setLink({ step: 'asking' });
    tell({ direction: 'page → shop', name: 'POST /orders', payload: { lines: HUB_LINES, returnPath: '/return' } });
    try {
      const { orderId, paymentLink } = await shopServer.place(HUB_LINES, '/return');
      tell({ direction: 'shop → page', name: 'order', payload: { orderId, paymentLink } });
      setLink({ step: 'there', orderId, address: paymentLink });
    } catch (error) {
      if (!(error instanceof ShopFault)) throw error;
      const { status, message } = error;
      tell({ direction: 'shop → page', name: 'refused', payload: { status, message } });
      setLink({ step: 'none' });
    }
  };

  if (link.step === 'there')
    return (
      <>
        <a className={css.open} href={link.address} target="_blank" rel="noopener">
          Open the payment
        </a>
        <a className={css.known} href={`/return?order=${link.orderId}`} target="_blank" rel="noopener">
          What the shop knows of order {link.orderId}
        </a>
      </>
    );
  return (
    <button type="button" className={css.open} disabled={link.step === 'asking'} onClick={() => void ask()}>
      Get a payment link
    </button>
  );
}
