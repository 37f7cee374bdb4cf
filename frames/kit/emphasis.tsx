import type { ReactNode } from 'react';
import { Strong } from './strong';

export interface EmphasisProps {
  readonly text: string;
  /** Part of `text` that is set strong and kept on one line; a part that does not occur changes nothing. */
  readonly part: string;
}

/** A sentence of the catalogue with one value in it that stands out: a mobile number, an amount. */
export function Emphasis({ text, part }: EmphasisProps): ReactNode {
  const at = part === '' ? -1 : text.indexOf(part);
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <Strong>
        <span className="num">{part}</span>
      </Strong>
      {text.slice(at + part.length)}
    </>
  );
}
