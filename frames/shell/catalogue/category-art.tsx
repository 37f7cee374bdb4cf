import type { ReactNode } from 'react';
import { monogram } from '../../kit/monogram';

/** Strokes on a grid of 24. */
const drawings: Readonly<Record<string, string>> = {
  mobiles:
    'M8 3.5h8A1.5 1.5 0 0117.5 5v14a1.5 1.5 0 01-1.5 1.5H8A1.5 1.5 0 016.5 19V5A1.5 1.5 0 018 3.5zM10.8 17.5h2.4',
  laptops: 'M6 6h12v9H6zM3.5 18.5h17L18.5 15h-13z',
  electronics: 'M4 6h16v10.5H4zM8.5 20h7',
  fashion: 'M9 4.5L4 7.5l2 4 2-1V20h8v-9.5l2 1 2-4-5-3c-.5 1.7-1.6 2.5-3 2.5s-2.5-.8-3-2.5z',
  furniture:
    'M5 11V8a2 2 0 012-2h10a2 2 0 012 2v3M3.5 12.5a1.7 1.7 0 013.4 0V14h10.2v-1.5a1.7 1.7 0 013.4 0V18h-17zM6 18v1.5M18 18v1.5',
  travel: 'M20.5 4L3.5 10.5l6 3 3 7zM20.5 4l-11 9.5',
  fitness: 'M4 10v4M7 7.5v9M17 7.5v9M20 10v4M7 12h10',
  insurance: 'M12 3.8l7 2.7v5.2c0 4.2-2.9 7.2-7 8.5-4.1-1.3-7-4.3-7-8.5V6.5zM9 12l2.2 2.2L15.2 10',
};
const all = 'M6 6h.1M12 6h.1M18 6h.1M6 12h.1M12 12h.1M18 12h.1M6 18h.1M12 18h.1M18 18h.1';

interface CategoryArtProps {
  /** Null = all categories. */
  readonly categoryId: string | null;
  readonly name: string;
}

/** Drawing of a category, or its first letter. Decoration: the name is written below. */
export function CategoryArt({ categoryId, name }: CategoryArtProps): ReactNode {
  const drawing = categoryId === null ? all : drawings[categoryId];
  if (drawing === undefined) return <span aria-hidden="true">{monogram(name, 1)}</span>;
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawing} />
    </svg>
  );
}
