import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { sandboxPhone } from '../../../shared/site/routes';
import { sandboxMessages } from './sandbox-links.messages';
import css from './sandbox-links.module.css';

/** Sandbox notice with links to the demos. `hubOrigin`: of the example merchant. */
export function SandboxLinks({
  locale,
  hubOrigin,
}: {
  readonly locale: Locale;
  readonly hubOrigin: string;
}): ReactNode {
  const { note, tryIt, hub, phone } = messagesIn(locale, sandboxMessages);
  return (
    <aside className={css.links} aria-label={tryIt}>
      <p>{note}</p>
      <a href={`${hubOrigin}/`}>{hub}</a>
      <a href={sandboxPhone.path}>{phone}</a>
    </aside>
  );
}
