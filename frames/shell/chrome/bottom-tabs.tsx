import type { ReactNode } from 'react';
import { messagesIn } from '../../../shared/messages/define-messages';
import { accountRow } from '../../../shared/site/account-row';
import { dashboard } from '../../../shared/site/history-rows';
import type { Drawn } from '../../../shared/site/renderer';
import { category, home } from '../../../shared/site/routes';
import { type Tab, tabs } from '../../../shared/site/tab';
import { Icon, type IconPath } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { CAMPAIGN_LINKS } from '../client/campaign-links';
import { addressOf } from '../navigation';
import css from './bottom-tabs.module.css';
import { chromeMessages } from './messages';

const iconOf: Readonly<Record<Tab, IconPath>> = {
  home: icons.home,
  category: icons.grid,
  dashboard: icons.steps,
  account: icons.person,
};

/** Tabs at the foot of a narrow window. A script adds the last campaign. Source: S1§2.3 (LAY-015..017). */
export function BottomTabs({ locale, site, row, path }: Pick<Drawn, 'locale' | 'site' | 'row' | 'path'>): ReactNode {
  if (row.tab === null) return null;
  return (
    <nav
      className={css.tabs}
      aria-label={messagesIn(locale, chromeMessages).landmarks.bottom}
      {...{ [CAMPAIGN_LINKS]: '' }}
    >
      {tabs.map((tab) => {
        const to = { home, category, dashboard, account: accountRow(site) }[tab];
        const isHere = tab === row.tab;
        return (
          <a
            key={tab}
            className={css.tab}
            href={addressOf(locale, to)}
            aria-current={isHere ? (to.path === path ? 'page' : 'true') : undefined}
          >
            <Icon path={iconOf[tab]} />
            {messagesIn(locale, chromeMessages).tabs[tab]}
          </a>
        );
      })}
    </nav>
  );
}
