import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconPath } from '../kit/icon';
import * as icons from '../kit/icons';
import { MoneyText } from '../kit/money-text';
import card from './card.module.css';
import css from './way.module.css';

interface WayProps {
  readonly icon: IconPath;
  readonly href: string;
  readonly text: string;
  readonly more?: string;
  readonly onClick?: (event: MouseEvent) => void;
}

/** A row of a list that leads on: what for, and in smaller letters what is there. */
export const Way = ({ icon, href, text, more, onClick }: WayProps): ReactNode => (
  <li>
    <a href={href} {...(onClick && { onClick })}>
      <span className={css.icon} aria-hidden="true">
        <Icon path={icon} size={20} />
      </span>
      <span>
        <b>
          <MoneyText>{text}</MoneyText>
        </b>
        {more !== undefined && <span className={card.small}>{more}</span>}
      </span>
      <Icon path={icons.next} size={16} />
    </a>
  </li>
);
