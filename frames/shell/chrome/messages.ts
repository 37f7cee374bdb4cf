import { brand } from '../../../shared/brand';
import { defineMessages } from '../../../shared/messages/define-messages';
import { claims } from '../../../shared/site/claims';

/** What stands around every page of the shopper's site. */
export const chromeMessages = defineMessages(
  {
    /** Of the window: what is shown, and whose it is. */
    title: (page: string) => `${page} · ${brand.name}`,
    skip: 'Skip to content',
    notLending: 'EMI is not available yet, as no lender is connected. You can look around, but cannot pay on EMI.',
    /** Names of the parts, for those who move from one to the next by them. */
    landmarks: {
      main: 'Main',
      bottom: 'Bottom',
      trail: 'You are here',
      onThisPage: 'On this page',
      explore: 'Explore',
    },
    /** Of the mark, which is a link. */
    home: `${brand.name} home`,
    nav: { shop: 'Shop', offers: 'Offers', calculator: 'EMI calculator', dashboard: 'Dashboard' },
    search: `Search ${claims.merchants} merchants`,
    /** Of buttons that are a picture alone. */
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
      /** What the star of 'NO COST EMI*' leads to on every page. */
      noCost:
        '*No cost EMI: the merchant or brand gives the interest back as an upfront discount and pays the lender’s fee, so you pay exactly the price.',
    },
  },
  import.meta.glob('/shared/messages/*/frames/shell/chrome.ts', { import: 'default' }),
);
