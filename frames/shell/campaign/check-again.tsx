import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { LinkButton } from '../chrome/link-button';
import { ENTRY_FORM } from '../client/entry';
import css from './campaign.module.css';
import { campaignMessages } from './messages';

/** Link back to the number field, at the end of a page. */
export function CheckAgain({ locale }: { readonly locale: Locale }): ReactNode {
  const { heading, go } = messagesIn(locale, campaignMessages).again;
  return (
    <section className={css.again} aria-labelledby="check-again">
      <div>
        <h2 id="check-again">{heading}</h2>
        <LinkButton href={`#${ENTRY_FORM}`} isLarge>
          {go}
        </LinkButton>
      </div>
    </section>
  );
}
