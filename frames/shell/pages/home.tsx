import { LenderHome } from '../home/lender-home';
import { OrganicHome } from '../home/organic-home';
import { SandboxLinks } from '../home/sandbox-links';
import { lenderOf } from '../lender-of';
import type { Page } from '../page';

const words = import.meta.words('siteHome');
const lenderWords = import.meta.words('siteLenders');

/** What the site opens with: ours, or a lender's own. Source: S1§2.2. */
export const page: Page<'home'> = {
  title: ({ locale, site }) => {
    const lender = lenderOf(site);
    return lender ? lenderWords[locale].title(lender.name) : words[locale].title;
  },
  description: ({ locale, site }) => {
    const lender = lenderOf(site);
    return lender ? lenderWords[locale].description(lender.name) : words[locale].description;
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
