import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createKadam } from '../index';
import type { CommonOptions, KadamApi } from '../types/kadam.mjs';
import type { KadamProviderProps } from '../types/react.mjs';

export interface Shop {
  readonly provider: string;
  readonly kadam: KadamApi;
  readonly common: CommonOptions;
}

const ShopContext = createContext<Shop | null>(null);

/** A page has one SDK for a provider: each knows only its own open sessions. It does nothing before its first call. */
const made = new Map<string, KadamApi>();
function kadamOf(provider: string): KadamApi {
  const known = made.get(provider) ?? createKadam({ provider });
  made.set(provider, known);
  return known;
}

/** Says once what every widget below is told: who provides it, who the merchant is, theme and language. */
export function KadamProvider({ provider, kadam, children, ...common }: KadamProviderProps): ReactNode {
  const key = JSON.stringify(common);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says all of `common`, which is a new object each time
  const shop = useMemo(() => ({ provider, kadam: kadam ?? kadamOf(provider), common }), [provider, kadam, key]);
  return <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>;
}

/** What the nearest `KadamProvider` says. Throws where there is none. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('Kadam: put <KadamProvider provider="https://…" merchantKey="…"> around this component.');
  return shop;
}

/** The SDK itself, for a call that has no hook. */
export const useKadam = (): KadamApi => useShop().kadam;
