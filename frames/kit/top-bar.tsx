import type { ReactNode } from 'react';
import type { IconPath } from './icon';
import { IconButton } from './icon-button';
import * as icons from './icons';
import { Mark } from './mark';
import { Tile } from './tile';
import css from './top-bar.module.css';

interface BarButton {
  readonly label: string;
  readonly onClick: () => void;
}

interface TopBarProps {
  readonly name: string;
  /** Address; '' = monogram. */
  readonly logo: string;
  /** Second line, 12 px. */
  readonly under: ReactNode;
  /** false = going back is not offered at all; `disabled` = there is nothing to go back to. */
  readonly back: (BarButton & { readonly disabled?: boolean }) | false;
  readonly help?: BarButton | false | undefined;
  /** false = there is no leaving now. */
  readonly exit: (BarButton & { readonly icon: IconPath }) | false;
}

/** 60 px: back, merchant, help, and the button that leaves. */
export function TopBar({ name, logo, under, back, help, exit }: TopBarProps): ReactNode {
  return (
    <header className={css.bar}>
      {back && <IconButton icon={icons.back} {...back} />}
      <div className={css.who}>
        <Tile name={name} size={32} tone="ink" logo={logo} />
        <div className={css.names}>
          <p className={css.name}>{name}</p>
          <p className={css.under}>{under}</p>
        </div>
      </div>
      {help && <IconButton icon={icons.help} {...help} />}
      {exit && <IconButton {...exit} />}
    </header>
  );
}

/** For screens that belong to no merchant: our mark alone. */
export function BrandBar(): ReactNode {
  return (
    <header className={css.plain}>
      <Mark large />
    </header>
  );
}
