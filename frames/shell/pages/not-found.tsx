import { home as homeRow, search as searchRow } from '../../../shared/site/routes';
import * as icons from '../../kit/icons';
import { LinkButton } from '../chrome/link-button';
import { NotFoundArt } from '../chrome/not-found-art';
import { OneThing } from '../chrome/one-thing';
import { addressOf } from '../navigation';
import type { Page } from '../page';

const words = import.meta.words('siteNotices');

/** What an unknown address shows, and one that is switched off. Source: S1§2.3, Q-029. */
export const page: Page = {
  title: ({ locale }) => words[locale].notFound.title,
  description: ({ locale }) => words[locale].notFound.description,
  Body: ({ locale }) => {
    const { heading, text, home, search } = words[locale].notFound;
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
