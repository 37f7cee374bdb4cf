import type { MouseEvent, ReactNode } from 'react';
import css from './button.module.css';
import { Icon, type IconPath } from './icon';

interface ButtonProps {
  readonly children: ReactNode;
  /** One primary on a screen; danger is text in the error colour. */
  readonly kind?: 'primary' | 'secondary' | 'text' | 'danger';
  /** 'submit' sends the form around it, as Enter does. */
  readonly type?: 'button' | 'submit';
  readonly icon?: IconPath;
  readonly disabled?: boolean;
  /** Looks and is announced as disabled, but can be focused and pressed, so that its owner can show what is missing. */
  readonly incomplete?: boolean;
  /** Label while the action is pending: the button stays focusable but does nothing. null = idle. */
  readonly pendingLabel?: string | null;
  /** The first thing to do in a dialog, which has the focus. */
  readonly first?: boolean;
  /** 'block' takes the whole line, 'grow' what is left of it, 'fit' its own width. */
  readonly width?: 'block' | 'grow' | 'fit';
  readonly onClick?: () => void;
}

export function Button(props: ButtonProps): ReactNode {
  const {
    children,
    kind = 'primary',
    type = 'button',
    icon,
    disabled = false,
    pendingLabel = null,
    width = 'block',
  } = props;
  const press = (event: MouseEvent): void => {
    if (pendingLabel !== null) event.preventDefault();
    else props.onClick?.();
  };
  return (
    <button
      className={css.button}
      type={type}
      data-kind={kind}
      data-width={width}
      data-first={props.first ? '' : undefined}
      disabled={disabled && pendingLabel === null}
      data-incomplete={props.incomplete && pendingLabel === null ? '' : undefined}
      aria-disabled={pendingLabel !== null || props.incomplete ? true : undefined}
      onClick={press}
    >
      {icon && pendingLabel === null && <Icon path={icon} size={20} />}
      {pendingLabel ?? children}
    </button>
  );
}
