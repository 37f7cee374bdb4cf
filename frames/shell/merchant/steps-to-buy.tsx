import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { NoWrapText } from '../chrome/no-wrap-text';
import css from './steps-to-buy.module.css';

interface StepsToBuyProps {
  readonly locale: Locale;
  readonly steps: readonly {
    readonly title: Readonly<Record<Locale, string>>;
    readonly text: Readonly<Record<Locale, string>>;
  }[];
}

/** Source: CAT-010. */
export function StepsToBuy({ locale, steps }: StepsToBuyProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none
    <ol role="list" className={css.steps}>
      {steps.map(({ title, text }, at) => (
        <li key={title[locale]}>
          <span className={css.number} aria-hidden="true">
            {at + 1}
          </span>
          <div>
            <h3>{title[locale]}</h3>
            <p>
              <NoWrapText text={text[locale]} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
