import type { ReactNode } from 'react';
import css from './skeleton.module.css';

/** One bar of what is on its way. */
export function Bone({
  shape = 'text',
}: {
  readonly shape?: 'title' | 'text' | 'line' | 'tile' | 'price' | 'button';
}): ReactNode {
  return <span className={css.bone} data-shape={shape} aria-hidden="true" />;
}

/** Tile, two lines and a price: what stands in a row on its way. */
export const RowBones = ({ hasTile = true }: { readonly hasTile?: boolean }): ReactNode => (
  <>
    {hasTile && <Bone shape="tile" />}
    <span className={css.lines}>
      <Bone />
      <Bone shape="line" />
    </span>
    <Bone shape="price" />
  </>
);

/** A row on its way; an `<li>` for a {@link RowList}. */
export function RowSkeleton(): ReactNode {
  return (
    <li className={css.row} aria-hidden="true">
      <RowBones />
    </li>
  );
}

/** A line of words on its way; an `<li>` for a {@link RowList}. */
export function LineSkeleton(): ReactNode {
  return (
    <li className={css.line} aria-hidden="true">
      <Bone />
    </li>
  );
}
