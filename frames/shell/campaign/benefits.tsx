import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { Icon, type IconName } from '../../kit/icon';
import { Section } from '../home/section';
import css from './campaign.module.css';

const words = import.meta.words('siteCampaign');
const icons: readonly IconName[] = ['rupee', 'phone', 'edit', 'retry'];

/** Why one pays in steps. Source: CAT-026. */
export function Benefits({ locale }: { readonly locale: Locale }): ReactNode {
  const { heading, points } = words[locale].benefits;
  return (
    <Section id="why-steps" heading={heading}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ul role="list" className={css.points}>
        {points.map(({ title, text }, at) => (
          <li key={title}>
            <span className={css.icon}>
              <Icon name={icons[at] ?? 'check'} size={20} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
