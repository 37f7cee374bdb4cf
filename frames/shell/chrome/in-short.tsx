import type { ReactNode } from 'react';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { MoneyText } from '../../kit/money-text';
import css from './in-short.module.css';

/** Summary above a long text. */
export function InShort({ heading, text }: { readonly heading: string; readonly text: string }): ReactNode {
  return (
    <p className={css.short}>
      <Icon path={icons.info} size={20} />
      <span>
        <b>{heading}</b> <MoneyText>{text}</MoneyText>
      </span>
    </p>
  );
}
