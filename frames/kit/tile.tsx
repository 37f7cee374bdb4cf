import { type ReactNode, useState } from 'react';
import { monogram } from './monogram';
import css from './tile.module.css';

interface TileProps {
  readonly name: string;
  /** CSS px. */
  readonly size?: 28 | 32 | 36 | 40 | 52;
  /** 'ink' is the merchant's, with one letter; lenders are neutral, with two. */
  readonly tone?: 'neutral' | 'ink';
  /** Address of a logo; '' or one that does not load = the monogram. */
  readonly logo?: string;
}

/** Stands for a lender or merchant whose name is written beside it. */
export function Tile({ name, size = 40, tone = 'neutral', logo = '' }: TileProps): ReactNode {
  const [failed, setFailed] = useState('');
  return (
    <span className={css.tile} data-size={size} data-tone={tone} aria-hidden="true">
      {logo !== '' && logo !== failed ? (
        <img src={logo} alt="" referrerPolicy="no-referrer" onError={() => setFailed(logo)} />
      ) : (
        monogram(name, tone === 'ink' ? 1 : 2)
      )}
    </span>
  );
}
