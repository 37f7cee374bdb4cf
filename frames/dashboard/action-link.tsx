import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconPath } from '../kit/icon';
import * as icons from '../kit/icons';
import { MoneyText } from '../kit/money-text';
import css from './action-link.module.css';
import card from './card.module.css';

interface ActionLinkProps {
  readonly icon: IconPath;
  readonly href: string;
  readonly text: string;
  readonly more?: string;
  readonly onClick?: (event: MouseEvent) => void;
}

/** A row of a list that links to an action, with a smaller second line. */
export const ActionLink = ({ icon, href, text, more, onClick }: ActionLinkProps): ReactNode => (
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
