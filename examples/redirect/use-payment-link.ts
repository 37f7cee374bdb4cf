import { useCallback, useEffect, useState } from 'react';
import { ShopError, type StartedPayment } from '../shop/order-client';

/** Starts a payment and redirects the browser to its link. Only links of the provider are followed. */
export function usePaymentLink(providerOrigin: string) {
  const [isLeaving, setLeaving] = useState(false);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    // Back may restore this page from the back/forward cache in its earlier state.
    const back = (event: PageTransitionEvent): void => {
      if (event.persisted) setLeaving(false);
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  const follow = useCallback(
    async (start: () => Promise<StartedPayment>): Promise<void> => {
      setLeaving(true);
      setError(null);
      try {
        const { paymentLink } = await start();
        if (new URL(paymentLink).origin !== providerOrigin) throw new ShopError(0, 'The payment link is not Kadam’s.');
        location.assign(paymentLink);
      } catch (thrown) {
        if (!(thrown instanceof ShopError)) throw thrown;
        setError(thrown.message);
        setLeaving(false);
      }
    },
    [providerOrigin],
  );

  return { isLeaving, error, follow };
}
