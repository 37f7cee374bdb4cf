import type { ReactNode } from 'react';
import card from './card.module.css';

export interface Line {
  readonly name: string;
  readonly value: ReactNode;
  readonly is?: 'discount' | 'total';
}

export const Lines = ({ lines }: { readonly lines: readonly Line[] }): ReactNode => (
  <dl className={card.lines}>
    {lines.map(({ name, value, is }) => (
      <div key={name} data-discount={is === 'discount' ? '' : undefined} data-total={is === 'total' ? '' : undefined}>
        <dt>{name}</dt>
        <dd className="num" translate="no">
          {value}
        </dd>
      </div>
    ))}
  </dl>
);
