import type { ReactNode } from 'react';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { MoneyText } from '../../kit/money-text';
import css from './reasons.module.css';
import { Section } from './section';

interface ReasonsProps {
  readonly heading: string;
  readonly reasons: readonly { readonly title: string; readonly text: string }[];
}

/** Three reasons for this lender. */
export function Reasons({ heading, reasons }: ReasonsProps): ReactNode {
  return (
    <Section id="why" heading={heading}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ul role="list" className={css.reasons}>
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <span className={css.icon}>
              <Icon path={icons.check} />
            </span>
            <h3>
              <MoneyText>{title}</MoneyText>
            </h3>
            <p>
              <MoneyText>{text}</MoneyText>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
