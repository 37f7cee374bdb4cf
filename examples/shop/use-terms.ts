import { useEffect, useState } from 'react';
import { ShopError, shopServer, type Terms } from './order-client';

/** Lowest monthly cost of an amount (whole rupees); null until known, or if unavailable. */
export function useTerms(amount: number): Terms | null {
  const [terms, setTerms] = useState<Terms | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    shopServer.terms(amount, controller.signal).then(setTerms, (error: unknown) => {
      // The line then shows a text without figures.
      if (!(error instanceof ShopError)) throw error;
    });
    return () => controller.abort();
  }, [amount]);
  return terms;
}
