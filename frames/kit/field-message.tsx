import type { ReactNode } from 'react';
import css from './field.module.css';
import { Icon, type IconPath } from './icon';
import * as icons from './icons';
import { MoneyText } from './money-text';

/** A refusal under a field: icon, words and its own red, announced at once. `id` is what the input is described by. */
export function FieldError({ id, children }: { readonly id: string; readonly children: string }): ReactNode {
  return (
    <p className={css.below} data-error="" role="alert" id={id}>
      <Icon path={icons.alert} size={16} />
      <span>
        <MoneyText>{children}</MoneyText>
      </span>
    </p>
  );
}

export function FieldHint(props: {
  readonly id?: string;
  readonly icon?: IconPath;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <p className={css.below} id={props.id}>
      {props.icon && <Icon path={props.icon} size={16} />}
      <span>{props.children}</span>
    </p>
  );
}
