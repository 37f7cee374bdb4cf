import type { ReactNode } from 'react';
import type { Lender } from '../../../shared/lenders';
import { IconTile } from '../../kit/icon-tile';
import * as icons from '../../kit/icons';
import { Tile } from '../../kit/tile';

interface LenderTileProps {
  readonly lender: Pick<Lender, 'name' | 'logoIcon' | 'useGenericIcon'>;
  /** CSS px. */
  readonly size: 32 | 36;
}

/** Logo of a lender, next to its written name. Source: S2§3. */
export const LenderTile = ({ lender: { name, logoIcon, useGenericIcon }, size }: LenderTileProps): ReactNode =>
  useGenericIcon ? <IconTile icon={icons.bank} size={size} /> : <Tile name={name} size={size} logo={logoIcon ?? ''} />;
