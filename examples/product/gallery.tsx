import { useState } from 'react';
import { WareDrawing } from '../catalogue/ware-drawing';
import type { Picture, Ware } from '../catalogue/wares';
import css from './gallery.module.css';

const seen = {
  camera: 'Front with lens',
  cameraBody: 'Front without lens',
  cameraBack: 'Back',
  lenses: 'With two lenses',
  headphones: 'Front',
  case: 'Front',
  laptop: 'Open',
} as const satisfies Record<Picture, string>;

/** The ware, large, and its other sides to choose from. */
export function Gallery({ ware }: { ware: Ware }) {
  const [picture, setPicture] = useState<Picture>(ware.pictures[0]);
  return (
    <div>
      <div className={css.large} role="img" aria-label={`${ware.name}: ${seen[picture].toLowerCase()}`}>
        <WareDrawing picture={picture} />
      </div>
      {ware.pictures.length > 1 && (
        <ul className={css.sides} aria-label="Pictures">
          {ware.pictures.map((side) => (
            <li key={side}>
              <button
                type="button"
                className={css.side}
                aria-label={seen[side]}
                aria-pressed={side === picture}
                onClick={() => setPicture(side)}
              >
                <WareDrawing picture={side} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
