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

/** One SDK per provider, as each knows only its own sessions. */
const made = new Map<string, KadamApi>();
function kadamOf(provider: string): KadamApi {
  const known = made.get(provider) ?? createKadam({ provider });
  made.set(provider, known);
  return known;
}

/** Provides the SDK and the common options to the widgets below. */
export function KadamProvider({ provider, kadam, children, ...common }: KadamProviderProps): ReactNode {
  const key = JSON.stringify(common);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` contains `common`, which is a new object at each render
  const shop = useMemo(() => ({ provider, kadam: kadam ?? kadamOf(provider), common }), [provider, kadam, key]);
  return <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>;
}

/** Context of the nearest `KadamProvider`. Throws if there is none. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('Kadam: put <KadamProvider provider="https://…" merchantKey="…"> around this component.');
  return shop;
}

export const useKadam = (): KadamApi => useShop().kadam;
