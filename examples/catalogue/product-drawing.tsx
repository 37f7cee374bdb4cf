import css from './product-drawing.module.css';
import type { Picture } from './products';

/** Flat product drawings, ink with one accent in the shop's colour. Decorative: the product's name is next to them. */
export function ProductDrawing({ picture }: { picture: Picture }) {
  return (
    <svg viewBox="0 0 160 130" aria-hidden="true">
      <ellipse className={css.ground} cx="80" cy="120" rx="58" ry="4" />
      {drawing(picture)}
    </svg>
  );
}

const cameraShell = (
  <>
    <path className={css.grey} d="M58 40l6-12h32l6 12z" />
    <rect className={css.ink} x="24" y="38" width="112" height="70" rx="12" />
    <rect className={css.accent2} x="112" y="48" width="14" height="8" rx="3" />
  </>
);

function drawing(picture: Picture) {
  switch (picture) {
    case 'camera':
      return (
        <>
          {cameraShell}
          <circle className={css.grey} cx="80" cy="73" r="27" />
          <circle className={css.glass} cx="80" cy="73" r="20" />
          <circle className={css.accent} cx="80" cy="73" r="12" />
          <circle className={css.shine} cx="74" cy="67" r="4" />
        </>
      );
    case 'cameraBody':
      return (
        <>
          {cameraShell}
          <circle className={css.grey} cx="80" cy="73" r="27" />
          <circle className={css.mount} cx="80" cy="73" r="22" />
          <rect className={css.screen} x="66" y="63" width="28" height="20" rx="3" />
        </>
      );
    case 'cameraBack':
      return (
        <>
          <path className={css.grey} d="M58 40l6-12h32l6 12z" />
          <rect className={css.ink} x="24" y="38" width="112" height="70" rx="12" />
          <rect className={css.glass} x="34" y="50" width="70" height="48" rx="5" />
          <path className={css.accent} d="M34 98l24-26 16 16 12-12 18 22z" />
          <circle className={css.grey} cx="120" cy="62" r="8" />
          <circle className={css.accent2} cx="120" cy="86" r="5" />
        </>
      );
    case 'lenses':
      return (
        <>
          <g transform="translate(-16 26) scale(.78)">
            {cameraShell}
            <circle className={css.grey} cx="80" cy="73" r="27" />
            <circle className={css.glass} cx="80" cy="73" r="20" />
            <circle className={css.accent} cx="80" cy="73" r="12" />
          </g>
          <rect className={css.ink} x="104" y="50" width="38" height="66" rx="6" />
          <path className={css.accent} d="M104 66h38v8h-38z" />
          <path className={css.groove} d="M108 84h30M108 94h30M108 104h30" />
          <rect className={css.glass} x="108" y="44" width="30" height="8" rx="4" />
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
    case 'laptop':
      return (
        <>
          <rect className={css.ink} x="32" y="26" width="96" height="68" rx="7" />
          <rect className={css.glass} x="39" y="33" width="82" height="54" rx="3" />
          <path className={css.accent} d="M39 87l26-30 20 20 14-12 22 22z" />
          <path className={css.grey} d="M18 98h124l-6 14a6 6 0 0 1-5 3H29a6 6 0 0 1-5-3z" />
          <rect className={css.accent2} x="68" y="101" width="24" height="5" rx="2.5" />
        </>
      );
    default:
      return picture satisfies never;
  }
}
