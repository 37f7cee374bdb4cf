import { useEffect, useRef, useState } from 'react';
import { deskProducts, type WantedProduct } from '../../../shared/api/filed-application';
import { useDebounced } from '../../kit/use-debounced';
import type { ApiClient } from '../../platform/api/client';

/** Letters from which on something is looked for. */
const LETTERS_AT_LEAST = 2;

/** What is known of what was typed. */
export type FoundProducts =
  | { readonly step: 'nothing' | 'looking' | 'failed' }
  | { readonly step: 'found'; readonly products: readonly WantedProduct[] };

/** Products of the agent's shop by what is typed, once nobody changes it any more. */
export function useProducts(client: ApiClient, typed: string, onFailure: (error: unknown) => void): FoundProducts {
  const text = typed.trim();
  const debounced = useDebounced(text);
  const [known, setKnown] = useState<{ readonly of: string; readonly found: FoundProducts } | null>(null);
  const failed = useRef(onFailure);
  failed.current = onFailure;
  useEffect(() => {
    if (debounced.length < LETTERS_AT_LEAST) return;
    let isWanted = true;
    client.call(deskProducts, { searchText: debounced }).then(
      ({ products }) => isWanted && setKnown({ of: debounced, found: { step: 'found', products } }),
      (error: unknown) => {
        if (!isWanted) return;
        setKnown({ of: debounced, found: { step: 'failed' } });
        failed.current(error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [client, debounced]);
  if (text.length < LETTERS_AT_LEAST) return { step: 'nothing' };
  return known?.of === text ? known.found : { step: 'looking' };
}
