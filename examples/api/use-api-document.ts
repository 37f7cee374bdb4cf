import { useCallback, useEffect, useState } from 'react';
import { type ApiDocument, fetchApiDocument } from './api-document';

export type ApiDocumentState =
  | { readonly step: 'loading' | 'failed' }
  | { readonly step: 'ready'; readonly document: ApiDocument };

/** A document of the provider, and the way to ask again. */
export function useApiDocument(address: string): readonly [ApiDocumentState, () => void] {
  const [state, setState] = useState<ApiDocumentState>({ step: 'loading' });
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks anew
  useEffect(() => {
    const controller = new AbortController();
    setState({ step: 'loading' });
    fetchApiDocument(address, controller.signal).then(
      (document) => setState({ step: 'ready', document }),
      () => {
        if (!controller.signal.aborted) setState({ step: 'failed' });
      },
    );
    return () => controller.abort();
  }, [address, turn]);

  return [state, useCallback(() => setTurn((before) => before + 1), [])];
}
