import { useEffect, useState } from 'react';
import { loadPart, type Part, type PartName, partAtHand } from './parts';

/** The component of a part, null while it is on its way. `attempt` grows with each retry after a failure. */
export function usePart(name: PartName | null, attempt: number, onFault: (error: unknown) => void): Part | null {
  const [, arrived] = useState<PartName | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must load again; onFault is stable
  useEffect(() => {
    if (name === null || partAtHand(name)) return;
    let isWanted = true;
    loadPart(name).then(
      () => isWanted && arrived(name),
      (error: unknown) => isWanted && onFault(error),
    );
    return () => {
      isWanted = false;
    };
  }, [name, attempt]);
  return name === null ? null : partAtHand(name);
}
