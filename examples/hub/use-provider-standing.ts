import { useCallback, useEffect, useState } from 'react';

/** Whether this page can use the provider. `unregistered`: it answers, and not to a page of this origin. */
export type ProviderStanding = 'asking' | 'fine' | 'unregistered' | 'away';

const answers = async (address: string, signal: AbortSignal): Promise<boolean> => {
  try {
    return (await fetch(address, { signal })).ok;
  } catch {
    // A refusal that this page may not read looks like no answer at all.
    return false;
  }
};

/** Asks what only registered origins may read, and where that fails what everybody may. */
async function standingOf(providerOrigin: string, merchantKey: string, signal: AbortSignal): Promise<ProviderStanding> {
  const query = new URLSearchParams({ merchantKey, amount: '36000' });
  if (await answers(`${providerOrigin}/app/widget/promo?${query}`, signal)) return 'fine';
  return (await answers(`${providerOrigin}/openapi.json`, signal)) ? 'unregistered' : 'away';
}

/** The standing, and the way to ask again. */
export function useProviderStanding(
  providerOrigin: string,
  merchantKey: string,
): readonly [ProviderStanding, () => void] {
  const [standing, setStanding] = useState<ProviderStanding>('asking');
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks anew
  useEffect(() => {
    const controller = new AbortController();
    void standingOf(providerOrigin, merchantKey, controller.signal).then((found) => {
      if (!controller.signal.aborted) setStanding(found);
    });
    return () => controller.abort();
  }, [providerOrigin, merchantKey, turn]);

  return [standing, useCallback(() => setTurn((before) => before + 1), [])];
}
