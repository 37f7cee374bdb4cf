import { useCallback, useEffect, useState } from 'react';
import { ShopFault, type StartedPayment } from '../shop/order-client';

/** Starts a payment and sends the browser to its link. Only a link of the provider is followed. */
export function usePaymentLink(providerOrigin: string) {
  const [isLeaving, setLeaving] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  useEffect(() => {
    // The Back button may bring this page out of the browser's memory as it was when it was left.
    const back = (event: PageTransitionEvent): void => {
      if (event.persisted) setLeaving(false);
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  const follow = useCallback(
    async (start: () => Promise<StartedPayment>): Promise<void> => {
      setLeaving(true);
      setFault(null);
      try {
        const { paymentLink } = await start();
        if (new URL(paymentLink).origin !== providerOrigin) throw new ShopFault(0, 'The payment link is not Kadam’s.');
        location.assign(paymentLink);
      } catch (error) {
        if (!(error instanceof ShopFault)) throw error;
        setFault(error.message);
        setLeaving(false);
      }
    },
    [providerOrigin],
  );

  return { isLeaving, fault, follow };
}
