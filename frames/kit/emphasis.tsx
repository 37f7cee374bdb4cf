import type { ReactNode } from 'react';
import { MoneyText } from './money-text';
import { Strong } from './strong';

interface EmphasisProps {
  readonly text: string;
  /** Part of `text` that stays on one line; a part that does not occur changes nothing. */
  readonly part: string;
  /** It also stands out. */
  readonly strong?: boolean;
  /** The rest of the text has amounts too. */
  readonly isMoney?: boolean;
}

/** A sentence with one value that stays on one line: a mobile number. */
export function Emphasis({ text, part, strong = false, isMoney = false }: EmphasisProps): ReactNode {
  const at = part === '' ? -1 : text.indexOf(part);
  const plain = (t: string): ReactNode => (isMoney ? <MoneyText>{t}</MoneyText> : t);
  if (at === -1) return plain(text);
  const value = (
    <span className="num" translate="no">
      {part}
    </span>
  );
  return (
    <>
      {plain(text.slice(0, at))}
      {strong ? <Strong>{value}</Strong> : value}
      {plain(text.slice(at + part.length))}
    </>
  );
}
