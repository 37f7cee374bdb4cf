import type { ReactNode } from 'react';
import { Title } from '../../kit/type/title';
import css from './page-head.module.css';

export function PageHead({ heading, line }: { readonly heading: string; readonly line?: ReactNode }): ReactNode {
  return (
    <div className={css.head}>
      <Title level={1} size="display">
        {heading}
      </Title>
      {line !== undefined && <p>{line}</p>}
    </div>
  );
}
