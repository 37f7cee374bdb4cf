import type { ReactNode } from 'react';
import { Icon, type IconPath } from './icon';
import css from './points.module.css';

/** A few things to know, each with a drawing, in a band. */
export function Points(props: {
  readonly items: readonly { readonly icon: IconPath; readonly text: string }[];
}): ReactNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none
    <ul className={css.points} role="list">
      {props.items.map(({ icon, text }) => (
        <li key={text} className={css.point}>
          <Icon path={icon} size={20} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
