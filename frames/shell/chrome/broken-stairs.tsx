import type { ReactNode } from 'react';
import css from './broken-stairs.module.css';

interface BrokenStairsProps {
  /** Six steps, from the lowest: what is there, and what is not. */
  readonly steps: readonly ('there' | 'missing')[];
}

/** A way up of which something is missing. Decoration: the words below it say what. */
export function BrokenStairs({ steps }: BrokenStairsProps): ReactNode {
  return (
    <div className={css.stairs} aria-hidden="true">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        <i key={index} data-step={step} />
      ))}
    </div>
  );
}
