import type { ReactNode } from 'react';
import { Canvas } from '../../kit/layout/canvas';
import { MoneyText } from '../../kit/money-text';
import { Title } from '../../kit/type/title';
import css from './section.module.css';

interface SectionProps {
  /** Of the heading; target of `#…`. */
  readonly id: string;
  readonly heading: string;
  /** Below the heading, or at its end on a wide page. */
  readonly line?: string;
  /** Controls next to the heading. */
  readonly actions?: ReactNode;
  readonly ground?: 'surface' | 'canvas';
  /** Less space above. */
  readonly isClose?: boolean;
  readonly children: ReactNode;
}

export function Section(props: SectionProps): ReactNode {
  const { id, heading, line, actions, ground = 'surface', isClose = false, children } = props;
  return (
    <section className={css.section} data-ground={ground} data-close={isClose ? '' : undefined} aria-labelledby={id}>
      <Canvas>
        <div className={css.head}>
          <div>
            <Title level={2} id={id}>
              {heading}
            </Title>
            {line !== undefined && (
              <p>
                <MoneyText>{line}</MoneyText>
              </p>
            )}
          </div>
          {actions}
        </div>
        {children}
      </Canvas>
    </section>
  );
}
