import type { ReactNode } from 'react';
import { MoneyText } from '../../kit/money-text';
import css from './answer.module.css';

/** A heading whose words with a hyphen do not break at it. */
export const NoWrapHyphens = ({ text }: { readonly text: string }): ReactNode =>
  text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence keep their places
      <span key={index} className={css.whole}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence keep their places
      <MoneyText key={index}>{part}</MoneyText>
    ),
  );
