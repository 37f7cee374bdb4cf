import { brand as ourBrand } from '../brand';
import { benefit, checkout, communication, eligibility, salesApp } from '../bridge/frames';
import * as activationRows from './activation-rows';
import { campaignNotEligible, campaignSuccess } from './campaign-results';
import { catalogue } from './catalogue-page';
import { disputeFile as disputeFileAddress } from './dispute-addresses';
import * as disputeRows from './dispute-rows';
import * as historyRows from './history-rows';
import { homePage } from './home-page';
import * as ntbRows from './ntb-rows';
import * as offerRows from './offer-rows';
import * as ownDataRows from './own-data-rows';
import { partnerFaqs } from './partner-faqs';
import { programRows } from './programs';
import { bareReading, identifying, lendersAnswer, missing, ownAccount, reading } from './reading';
import { type Route, route } from './route';
import { shopRedirectAddress } from './shopping-address';
import { tabRedirection } from './tab-row';
import { telesalesEntry as telesalesEntryAddress } from './telesales-addresses';
import * as telesalesRows from './telesales-rows';
import { termsAddresses } from './terms-addresses';

// Route table: every address that a browser opens, once. The server answers by these rows, and links use them.
// `shared/api` has the addresses for programs.

/** Redirects to the home page. Source: S1§2.3, RTE-001. */
export const start = route({ path: '/', shows: 'document' });

/** Home page; its address contains the product name. Source: S1§2.2. */
export const home = route({
  path: `/home/buy-with-${ourBrand.product}`,
  aliases: ['/buy'],
  shows: homePage,
});

/** Every address of the sales app is the same document; its router shows the screen. Source: S2§2. */
export const salesPages = route({
  path: salesApp.path,
  aliases: [
    '/sales-emi-home',
    '/sales-lenders-list',
    '/sales-lender-details',
    '/sales-support',
    '/sales-session-expired',
    '/sales-agent-blocked',
    '/sa-pre-eligibility-check',
  ],
  shows: { page: 'agent', template: 'salesApp', merchant: 'needed', framedBy: 'merchant' },
});

/** In a merchant's page; with `ref`, a payment link, on its own. Source: S1§2.1. */
export const payment = route({
  path: checkout.path,
  shows: { page: 'checkout', template: 'default', merchant: 'needed', framedBy: 'merchant' },
});

/** Return address of a lender's page. Source: S1§2.2, S2§2. */
export const lenderReturn = route({
  path: '/checkout-lender-hosted-txn-redirect',
  aliases: ['/checkout-lender-hosted-txn-status'],
  shows: { page: 'checkout', template: 'default', merchant: 'needed', framedBy: 'none' },
});

/** Source: S1§2.1. */
const eligibilityCheck = route({
  path: eligibility.path,
  shows: { page: 'eligibility', template: 'widget', merchant: 'needed', framedBy: 'merchant' },
});
/** Source: S1§2.1. */
const benefitScreen = route({
  path: benefit.path,
  shows: { page: 'benefit', template: 'widget', merchant: 'needed', framedBy: 'merchant', tells: 'showcase' },
});
/** Source: S1§2.1. */
const communicationScreen = route({
  path: communication.path,
  shows: { page: 'communication', template: 'widget', merchant: 'needed', framedBy: 'merchant', tells: 'showcase' },
});
/** The communication screen, which may also be opened alone. Source: S2§2. */
const communicationAlone = route({
  path: '/sa-communication-screen',
  shows: { page: 'communication', template: 'common', merchant: 'ifNamed', framedBy: 'merchant', tells: 'showcase' },
});
/** Demo of the communication screen with a shop and a price. Source: S1§2.1 (RTE-015). */
export const demo = route({
  path: '/demo-communication-screen',
  shows: {
    ...catalogue('demo', ['shop', 'amount'], {
      header: ['branding', 'fixed'],
      tab: null,
      isIndexed: false,
      weight: 'home',
    }),
    template: 'demoScreens',
  },
});

/** A Key Facts Statement to print; requires `until` and `key`. */
export const printedKfs = route({ path: '/kfs/:txnUuid/:contentHash', shows: 'document' });
/** A Key Facts Statement as a PDF. */
export const kfsFile = route({ path: '/kfs/:txnUuid/:contentHash/pdf', shows: 'document' });
/** Verification of a statement's file or fingerprint. */
export const kfsCheck = route({
  path: '/kfs/verify',
  shows: { ...reading('kfs-check'), header: ['branding', 'menu', 'back', 'fixed'], reads: 'query' },
});

/** A file that a shopper sent to the dispute desk. */
export const disputeFile = route({ ...disputeFileAddress, shows: 'document' });

/** Monthly cost of a price at each lender. Source: S1§1 (CNT-022). */
export const emiCalculator = route({
  path: '/emi-calculator',
  shows: {
    site: 'calculator',
    template: 'home',
    header: ['branding', 'search', 'menu', 'fixed'],
    tab: 'home',
    isGuarded: false,
    reads: 'query',
    on: 'everySite',
    isIndexed: true,
    weight: 'calculator',
  },
});

/** Merchants and products by words and filters. Source: S1§2.2. */
export const search = route({
  path: '/search',
  shows: catalogue('search', ['q', 'categoryIds', 'brandIds', 'plan', 'months', 'sort', 'page'], {
    header: ['branding', 'search', 'filter', 'menu', 'fixed'],
  }),
});
/** Content of a category. Source: S1§2.2. */
export const category = route({
  path: '/category',
  shows: catalogue('category', ['id', 'page'], {
    header: ['branding', 'search', 'filter', 'menu', 'fixed'],
    named: 'id',
  }),
});
/** Source: S1§2.2. */
export const allCategories = route({ path: '/category-all', shows: catalogue('category-all', []) });
/** A brand. Source: S1§2.2. */
export const brand = route({ path: '/brand', shows: catalogue('brand', ['id', 'page'], { named: 'id' }) });
/** Every brand. Source: S1§2.2. */
export const brands = route({ path: '/brands', shows: catalogue('brands', ['q']) });

/** A merchant. Source: S1§2.2 (RTE-037). */
export const merchantAt = route({
  path: '/buy/:merchantHandle',
  shows: catalogue('merchant', ['page'], { header: ['branding', 'search', 'back', 'fixed'], weight: 'merchant' }),
});
/** How to buy at a merchant. Source: S1§2.2 (RTE-040). */
export const howToBuyAt = route({
  path: '/how-to-buy/:handle',
  shows: {
    ...catalogue('how-to-buy', [], { header: ['branding', 'back', 'fixed'], tab: null, weight: 'merchant' }),
    template: 'neutral',
  },
});
/** A product of a merchant. Source: S1§2.2 (RTE-041). */
export const productAt = route({
  path: '/product/:handle/:productId',
  shows: catalogue('product', ['lenderId', 'tenure', 'month', 'fits'], {
    header: ['branding', 'search', 'back', 'fixed'],
    tab: null,
    weight: 'merchant',
  }),
});

/** About the product. Source: S1§2.1. */
export const aboutUs = route({ path: '/about-us', shows: identifying('about') });

/** Source: S1§2.2. */
export const faq = route({ path: '/faq', shows: reading('faq') });
/** FAQ for new users. Source: S1§2.2. */
export const newUserFaq = route({ path: '/new-user-faq', shows: reading('new-user-faq') });

/** Source: S1§2.1. */
export const terms = route({ ...termsAddresses.inSite, shows: identifying('terms') });
/** The terms without header and footer. Source: S1§2.1. */
export const termsAlone = route({ ...termsAddresses.alone, shows: bareReading('terms-alone') });
/** Source: S1§2.1. */
export const underMaintenance = route({ path: '/under-maintenance', shows: bareReading('maintenance') });
/** Also the page of every unknown address. Source: S1§2.1, Q-029. */
export const notFound = route({ path: '/404', shows: missing });
/** Source: S1§2.1. */
export const privacyPolicy = route({
  path: '/privacy-policy',
  aliases: ['/privacy-policy/:part*'],
  shows: { redirect: `${terms.path}#privacypolicy` },
});
/** Source: S1§2.1. */
export const dataPolicy = route({
  path: '/data-management-policy',
  aliases: ['/data-management-policy/:part+'],
  shows: { redirect: `${terms.path}#datamanagementpolicy` },
});

/** Login, and the lenders' answer. Source: S1§2.2. */
export const account = route({ path: '/account', shows: ownAccount('organic', '/login') });
/** Login on a lender's site. Source: S1§2.2. */
export const login = route({ path: '/login', shows: { ...ownAccount('lenders', '/account'), template: 'login' } });

/** Redirects to a shop of the catalogue. Source: S1§2.2 (RTE-071). */
export const shopRedirect = route({ ...shopRedirectAddress, aliases: ['/redirect/:to?'], shows: 'document' });

/** Single-use entry of an agent to the telesales desk. */
export const telesalesEntry = route({ ...telesalesEntryAddress, shows: 'document' });

/** Lenders that have pre-approved the shopper. */
export const eligible = route({
  path: '/eligible',
  shows: lendersAnswer('eligible', 'branding', 'menu', 'fixed'),
});
/** No lender has approved; shows alternatives. */
export const notEligible = route({
  path: '/not-eligible',
  shows: lendersAnswer('not-eligible', 'branding', 'back', 'fixed'),
});

/** Feedback form. Source: S1§2.2 (RTE-072). */
export const feedback = route({
  path: '/feedback',
  shows: {
    ...reading('feedback'),
    header: ['branding', 'back', 'fixed'],
    isIndexed: false,
    weight: 'offers',
  },
});

/** Files for programs. */
export const siteMap = route({ path: '/sitemap.xml', shows: 'document' });
export const robots = route({ path: '/robots.txt', shows: 'document' });
/** Links that a browser may prefetch. */
export const speculationRules = route({ path: '/speculation-rules.json', shows: 'document' });
export const siteManifest = route({ path: '/manifest.webmanifest', shows: 'document' });
export const favicon = route({ path: '/favicon.ico', shows: 'document' });
/** The logo, at any size. */
export const siteIcon = route({ path: '/icon.svg', shows: 'document' });
/** Contact for security reports. Source: RFC 9116. */
export const securityContact = route({ path: '/.well-known/security.txt', shows: 'document' });

/** Pages of the simulated lenders; production has none of them. */
export const sandboxLender = route({ path: '/sandbox/lender/:secret', shows: 'document' });
export const sandboxApplication = route({ path: '/sandbox/application/:secret', shows: 'document' });
export const sandboxMandate = route({ path: '/sandbox/mandate', shows: 'document' });
/** The phone that receives the sandbox's messages. */
export const sandboxPhone = route({ path: '/sandbox/phone', shows: 'document' });
/** Every screen in every state, for developers: only in the build of `npm run dev`. */
export const sandboxGallery = route({ path: '/sandbox/gallery', shows: 'document' });

export const routes = {
  start,
  home,
  salesPages,
  payment,
  lenderReturn,
  eligibilityCheck,
  benefitScreen,
  communicationScreen,
  communicationAlone,
  demo,
  printedKfs,
  kfsFile,
  kfsCheck,
  disputeFile,
  emiCalculator,
  search,
  category,
  allCategories,
  brand,
  brands,
  merchantAt,
  howToBuyAt,
  productAt,
  ...offerRows,
  ...disputeRows,
  campaignSuccess,
  campaignNotEligible,
  .../* @__PURE__ */ programRows(),
  aboutUs,
  faq,
  newUserFaq,
  .../* @__PURE__ */ partnerFaqs(),
  underMaintenance,
  notFound,
  terms,
  termsAlone,
  privacyPolicy,
  dataPolicy,
  account,
  login,
  ...activationRows,
  ...ntbRows,
  shopRedirect,
  telesalesEntry,
  ...telesalesRows,
  tabRedirection,
  eligible,
  notEligible,
  ...historyRows,
  ...ownDataRows,
  feedback,
  siteMap,
  robots,
  speculationRules,
  siteManifest,
  favicon,
  siteIcon,
  securityContact,
  sandboxLender,
  sandboxApplication,
  sandboxMandate,
  sandboxPhone,
  sandboxGallery,
} as const satisfies Readonly<Record<string, Route>>;
