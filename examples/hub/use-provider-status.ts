import { useCallback, useEffect, useState } from 'react';
import { initialOptions } from './options';

/** Whether this page can use the provider. `unregistered`: it answers, and not to a page of this origin. */
type ProviderStatus = 'asking' | 'fine' | 'unregistered' | 'away';

const answers = async (address: string, signal: AbortSignal): Promise<boolean> => {
  try {
    return (await fetch(address, { signal })).ok;
  } catch {
    // A refusal that this page may not read looks like no answer at all.
    return false;
  }
};

/** Asks what only registered origins may read, and where that fails what everybody may. */
async function statusOf(providerOrigin: string, merchantKey: string, signal: AbortSignal): Promise<ProviderStatus> {
  const query = new URLSearchParams({ merchantKey, amount: initialOptions.amount });
  if (await answers(`${providerOrigin}/app/widget/promo?${query}`, signal)) return 'fine';
  return (await answers(`${providerOrigin}/openapi.json`, signal)) ? 'unregistered' : 'away';
}

/** The status, and the way to ask again. */
export function useProviderStatus(providerOrigin: string, merchantKey: string): readonly [ProviderStatus, () => void] {
  const [status, setStatus] = useState<ProviderStatus>('asking');
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks anew
  useEffect(() => {
    const controller = new AbortController();
    void statusOf(providerOrigin, merchantKey, controller.signal).then((found) => {
      if (!controller.signal.aborted) setStatus(found);
    });
    return () => controller.abort();
  }, [providerOrigin, merchantKey, turn]);

  return [status, useCallback(() => setTurn((before) => before + 1), [])];
}
