import type { Ware } from './bill';
import css from './product-picture.module.css';

/** Flat drawings of the three wares, ink with one accent of the shop's colour. */
export function ProductPicture({ ware }: { ware: Ware }) {
  return (
    <span className={css.frame}>
      <svg viewBox="0 0 160 130" aria-hidden="true">
        <ellipse className={css.ground} cx="80" cy="120" rx="58" ry="4" />
        {drawing(ware)}
      </svg>
    </span>
  );
}

function drawing(ware: Ware) {
  switch (ware) {
    case 'camera':
      return (
        <>
          <path className={css.grey} d="M58 40l6-12h32l6 12z" />
          <rect className={css.ink} x="24" y="38" width="112" height="70" rx="12" />
          <circle className={css.grey} cx="80" cy="73" r="27" />
          <circle className={css.glass} cx="80" cy="73" r="20" />
          <circle className={css.accent} cx="80" cy="73" r="12" />
          <circle className={css.shine} cx="74" cy="67" r="4" />
          <rect className={css.accent2} x="112" y="48" width="14" height="8" rx="3" />
        </>
      );
    case 'headphones':
      return (
        <>
          <path className={css.band} d="M38 82V68a42 42 0 0 1 84 0v14" />
          <rect className={css.ink} x="28" y="68" width="26" height="44" rx="13" />
          <rect className={css.ink} x="106" y="68" width="26" height="44" rx="13" />
          <rect className={css.accent} x="44" y="72" width="14" height="36" rx="7" />
          <rect className={css.accent} x="102" y="72" width="14" height="36" rx="7" />
        </>
      );
    case 'case':
      return (
        <>
          <path className={css.handle} d="M62 26V14a4 4 0 0 1 4-4h28a4 4 0 0 1 4 4v12" />
          <rect className={css.accent} x="40" y="24" width="80" height="88" rx="14" />
          <path className={css.groove} d="M58 24v88M80 24v88M102 24v88" />
          <circle className={css.ink} cx="54" cy="116" r="6" />
          <circle className={css.ink} cx="106" cy="116" r="6" />
          <rect className={css.shine} x="66" y="40" width="28" height="16" rx="4" />
        </>
      );
    default:
      return ware satisfies never;
  }
}
