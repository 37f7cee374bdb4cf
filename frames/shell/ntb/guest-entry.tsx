import type { ReactNode } from 'react';
import { messagesIn } from '../../../shared/messages/define-messages';
import { ntbMessages } from '../../own-application/messages';
import { GUEST_ENTRY } from '../client/entry';
import { NumberForm } from '../home/number-form';
import type { PageView } from '../page';
import css from './application-root.module.css';

/** Guest's entry into an application: number form with the OTP overlay. */
export function GuestEntry({ locale, site, publicUrl }: Pick<PageView, 'locale' | 'site' | 'publicUrl'>): ReactNode {
  const { initial, guest } = messagesIn(locale, ntbMessages);
  return (
    <section id={GUEST_ENTRY} className={css.within} aria-labelledby="guest-heading" hidden>
      <h2 id="guest-heading" className={css.heading}>
        {initial.heading}
      </h2>
      <p className={css.lead}>{guest.intro}</p>
      <NumberForm
        locale={locale}
        site={site}
        publicUrl={publicUrl}
        asks={{ heading: initial.heading, intro: guest.intro }}
      />
    </section>
  );
}
