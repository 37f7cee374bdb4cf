import { useEffect, useState } from 'react';
import { ShopError, shopServer, type Terms } from './order-client';

/** What an amount (whole rupees) costs a month at least; null until it is known, and where it cannot be. */
export function useTerms(amount: number): Terms | null {
  const [terms, setTerms] = useState<Terms | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    shopServer.terms(amount, controller.signal).then(setTerms, (error: unknown) => {
      // The line then says what is true without numbers.
      if (!(error instanceof ShopError)) throw error;
    });
    return () => controller.abort();
  }, [amount]);
  return terms;
}
