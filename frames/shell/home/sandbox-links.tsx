import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { sandboxPhone } from '../../../shared/site/routes';
import css from './sandbox-links.module.css';

const words = import.meta.words('siteSandbox');

/** Says that it is a sandbox, and leads to what there is to try. `hubOrigin`: of the example merchant. */
export function SandboxLinks({
  locale,
  hubOrigin,
}: {
  readonly locale: Locale;
  readonly hubOrigin: string;
}): ReactNode {
  const { note, tryIt, hub, phone } = words[locale];
  return (
    <aside className={css.links} aria-label={tryIt}>
      <p>{note}</p>
      <a href={`${hubOrigin}/`}>{hub}</a>
      <a href={sandboxPhone.path}>{phone}</a>
    </aside>
  );
}
