import { useCallback, useEffect, useState } from 'react';
import { initialOptions } from './options';

/** Whether this page can use the provider. `unregistered`: the provider answers, but not to this origin. */
type ProviderStatus = 'asking' | 'fine' | 'unregistered' | 'away';

const answers = async (address: string, signal: AbortSignal): Promise<boolean> => {
  try {
    return (await fetch(address, { signal })).ok;
  } catch {
    // A refusal without CORS headers looks like a network error.
    return false;
  }
};

/** Requests a resource for registered origins and, if that fails, a public one. */
async function statusOf(providerOrigin: string, merchantKey: string, signal: AbortSignal): Promise<ProviderStatus> {
  const query = new URLSearchParams({ merchantKey, amount: initialOptions.amount });
  if (await answers(`${providerOrigin}/app/widget/promo?${query}`, signal)) return 'fine';
  return (await answers(`${providerOrigin}/openapi.json`, signal)) ? 'unregistered' : 'away';
}

export function useProviderStatus(providerOrigin: string, merchantKey: string): readonly [ProviderStatus, () => void] {
  const [status, setStatus] = useState<ProviderStatus>('asking');
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn fetches again
  useEffect(() => {
    const controller = new AbortController();
    void statusOf(providerOrigin, merchantKey, controller.signal).then((found) => {
      if (!controller.signal.aborted) setStatus(found);
    });
    return () => controller.abort();
  }, [providerOrigin, merchantKey, turn]);

  return [status, useCallback(() => setTurn((before) => before + 1), [])];
}
