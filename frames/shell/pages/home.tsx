import { messagesIn } from '../../../shared/messages/define-messages';
import { LenderHome } from '../home/lender-home';
import { lendersMessages } from '../home/lenders.messages';
import { homeMessages } from '../home/messages';
import { OrganicHome } from '../home/organic-home';
import { SandboxLinks } from '../home/sandbox-links';
import { lenderOf } from '../lender-of';
import type { Page } from '../page';

/** Home page: ours or the lender's. Source: S1§2.2. */
export const page: Page<'home'> = {
  title: ({ locale, site }) => {
    const lender = lenderOf(site);
    return lender ? messagesIn(locale, lendersMessages).title(lender.name) : messagesIn(locale, homeMessages).title;
  },
  description: ({ locale, site }) => {
    const lender = lenderOf(site);
    return lender
      ? messagesIn(locale, lendersMessages).description(lender.name)
      : messagesIn(locale, homeMessages).description;
  },
  Body: (view) => {
    const { locale, site, hubOrigin } = view;
    const lender = lenderOf(site);
    return (
      <>
        {lender ? <LenderHome {...view} lender={lender} /> : <OrganicHome {...view} />}
        {hubOrigin !== undefined && <SandboxLinks locale={locale} hubOrigin={hubOrigin} />}
      </>
    );
  },
};
