import type { ReactNode } from 'react';
import { MoneyText } from '../../kit/money-text';
import css from './answer.module.css';

/** Keeps hyphenated words on one line. */
export const NoWrapHyphens = ({ text }: { readonly text: string }): ReactNode =>
  text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence keep their positions
      <span key={index} className={css.whole}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence keep their positions
      <MoneyText key={index}>{part}</MoneyText>
    ),
  );
