import { brand } from '../../../shared/brand';
import { defineMessages } from '../../../shared/messages/define-messages';
import { claims } from '../../../shared/site/claims';

/** Header, footer and notices of every page. */
export const chromeMessages = defineMessages(
  {
    /** Title of the window. */
    title: (page: string) => `${page} · ${brand.name}`,
    skip: 'Skip to content',
    notLending: 'EMI is not available yet, as no lender is connected. You can look around, but cannot pay on EMI.',
    /** Names of landmarks. */
    landmarks: {
      main: 'Main',
      bottom: 'Bottom',
      trail: 'You are here',
      onThisPage: 'On this page',
      explore: 'Explore',
    },
    /** Name of the mark, which is a link. */
    home: `${brand.name} home`,
    nav: { shop: 'Shop', offers: 'Offers', calculator: 'EMI calculator', dashboard: 'Dashboard' },
    search: `Search ${claims.merchants} merchants`,
    /** Names of buttons with an icon only. */
    searchShort: 'Search',
    menu: 'Menu',
    goBack: 'Back',
    filter: 'Filter',
    help: 'Help',
    account: 'My Account',
    /** Between a lender's mark and ours. */
    emiBy: 'EMI by',
    tabs: { home: 'Home', category: 'Category', dashboard: 'Dashboard', account: 'My Account' },
    footer: {
      company: 'Company',
      help: 'Help',
      shop: 'Shop',
      links: {
        about: 'About',
        blog: 'Blog',
        terms: 'Terms and Conditions',
        faq: 'FAQ',
        contact: 'Contact Us',
        kfsCheck: 'Check a Key Facts Statement',
        categories: 'Categories',
        brands: 'Brands',
        offers: 'Offers',
      },
      copyright: (year: number) => `© ${year} ${brand.legalName}. All rights reserved.`,
      /** Explanation of the star of 'NO COST EMI*'. */
      noCost:
        '*No cost EMI: the merchant or brand gives the interest back as an upfront discount and pays the lender’s fee, so you pay exactly the price.',
    },
  },
  import.meta.glob('/shared/messages/*/frames/shell/chrome.ts', { import: 'default' }),
);
