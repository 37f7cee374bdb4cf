import type { ReactNode } from 'react';
import css from './not-found-art.module.css';

interface NotFoundArtProps {
  /** Six steps, the lowest first. */
  readonly steps: readonly ('there' | 'missing')[];
}

/** Steps of which some are missing. Decoration. */
export function NotFoundArt({ steps }: NotFoundArtProps): ReactNode {
  return (
    <div className={css.steps} aria-hidden="true">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its position
        <i key={index} data-step={step} />
      ))}
    </div>
  );
}
