import type { ReactNode } from 'react';
import type { SampleProduct } from '../../../shared/site/samples';
import css from './art.module.css';

type Art = SampleProduct['art'];

const drawings: Readonly<Record<Art, ReactNode>> = {
  phone: (
    <>
      <rect x="52" y="10" width="56" height="112" rx="12" className={css.case} />
      <rect x="56" y="14" width="48" height="104" rx="9" className={css.screen} />
      <circle cx="80" cy="20" r="2.5" className={css.case} />
      <path d="M56 92c14-12 26 6 48-14v31a9 9 0 0 1-9 9H65a9 9 0 0 1-9-9z" className={css.hill} />
      <path d="M56 78c16-14 30 2 48-18v24c-22 16-32-2-48 12z" className={css.far} />
    </>
  ),
  laptop: (
    <>
      <rect x="30" y="22" width="100" height="68" rx="7" className={css.case} />
      <rect x="35" y="27" width="90" height="58" rx="3" className={css.screen} />
      <path d="M35 66c24-18 48 8 90-20v36a3 3 0 0 1-3 3H38a3 3 0 0 1-3-3z" className={css.hill} />
      <path d="M16 92h128l-5 9a5 5 0 0 1-4.5 3H25.5a5 5 0 0 1-4.5-3z" className={css.metal} />
      <path d="M16 90h128v4H16z" className={css.screen} />
    </>
  ),
  sofa: (
    <>
      <rect x="30" y="34" width="100" height="52" rx="14" className={css.cloth} />
      <path d="M80 36v44" className={css.seam} />
      <rect x="14" y="56" width="30" height="48" rx="13" className={css.arm} />
      <rect x="116" y="56" width="30" height="48" rx="13" className={css.arm} />
      <rect x="38" y="74" width="84" height="30" rx="8" className={css.seat} />
      <path d="M28 104v10M132 104v10" className={css.leg} />
    </>
  ),
  watch: (
    <>
      <path d="M62 38 66 8h28l4 30zM62 92l4 30h28l4-30z" className={css.strap} />
      <circle cx="80" cy="65" r="36" className={css.case} />
      <circle cx="80" cy="65" r="30" className={css.screen} />
      <path d="M80 43a22 22 0 1 1-19 33" className={css.ring} />
      <path d="M80 54v11l8 5" className={css.hand} />
      <rect x="115" y="60" width="6" height="11" rx="3" className={css.strap} />
    </>
  ),
};

/** Drawing of an invented product. */
export function Art({ art }: { readonly art: Art }): ReactNode {
  return (
    <svg viewBox="0 0 160 130" width="160" height="130" className={css.art} aria-hidden="true">
      {drawings[art]}
    </svg>
  );
}
