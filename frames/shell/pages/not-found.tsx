import { messagesIn } from '../../../shared/messages/define-messages';
import { home as homeRow, search as searchRow } from '../../../shared/site/routes';
import * as icons from '../../kit/icons';
import { siteNoticesMessages } from '../../kit/notices.messages';
import { LinkButton } from '../chrome/link-button';
import { NotFoundArt } from '../chrome/not-found-art';
import { OneThing } from '../chrome/one-thing';
import { addressOf } from '../navigation';
import type { Page } from '../page';

/** Unknown and switched-off addresses. Source: S1§2.3, Q-029. */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, siteNoticesMessages).notFound.title,
  description: ({ locale }) => messagesIn(locale, siteNoticesMessages).notFound.description,
  Body: ({ locale }) => {
    const { heading, text, home, search } = messagesIn(locale, siteNoticesMessages).notFound;
    return (
      <OneThing
        art={<NotFoundArt steps={['there', 'there', 'there', 'missing', 'there', 'there']} />}
        heading={heading}
        text={text}
        actions={
          <>
            <LinkButton href={addressOf(locale, homeRow)} isLarge>
              {home}
            </LinkButton>
            <LinkButton href={addressOf(locale, searchRow)} kind="secondary" icon={icons.search} isLarge>
              {search}
            </LinkButton>
          </>
        }
      />
    );
  },
};
