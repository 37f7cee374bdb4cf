import { useState } from 'react';
import { ProductDrawing } from '../catalogue/product-drawing';
import type { Picture, Product } from '../catalogue/products';
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

/** Large product picture with a choice of views. */
export function Gallery({ product }: { product: Product }) {
  const [picture, setPicture] = useState<Picture>(product.pictures[0]);
  return (
    <div>
      <div className={css.large} role="img" aria-label={`${product.name}: ${seen[picture].toLowerCase()}`}>
        <ProductDrawing picture={picture} />
      </div>
      {product.pictures.length > 1 && (
        <ul className={css.sides} aria-label="Pictures">
          {product.pictures.map((side) => (
            <li key={side}>
              <button
                type="button"
                className={css.side}
                aria-label={seen[side]}
                aria-pressed={side === picture}
                onClick={() => setPicture(side)}
              >
                <ProductDrawing picture={side} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
