import type { ReactNode } from 'react';
import { Strong } from './strong';

interface EmphasisProps {
  readonly text: string;
  /** Part of `text` that stays on one line; a part that does not occur changes nothing. */
  readonly part: string;
  /** It also stands out. */
  readonly strong?: boolean;
}

/** A sentence of the catalogue with one value in it that is kept whole: a mobile number. */
export function Emphasis({ text, part, strong = false }: EmphasisProps): ReactNode {
  const at = part === '' ? -1 : text.indexOf(part);
  if (at === -1) return text;
  const value = (
    <span className="num" translate="no">
      {part}
    </span>
  );
  return (
    <>
      {text.slice(0, at)}
      {strong ? <Strong>{value}</Strong> : value}
      {text.slice(at + part.length)}
    </>
  );
}
