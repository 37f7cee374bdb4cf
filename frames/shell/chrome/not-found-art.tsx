import type { ReactNode } from 'react';
import css from './not-found-art.module.css';

interface NotFoundArtProps {
  /** Six steps, from the lowest: what is there, and what is not. */
  readonly steps: readonly ('there' | 'missing')[];
}

/** A way up of which something is missing. Decoration: the words below it say what. */
export function NotFoundArt({ steps }: NotFoundArtProps): ReactNode {
  return (
    <div className={css.steps} aria-hidden="true">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        <i key={index} data-step={step} />
      ))}
    </div>
  );
}
