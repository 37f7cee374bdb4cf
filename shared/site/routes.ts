import { benefit, checkout, communication, eligibility, salesApp } from '../bridge/frames';
import { type Route, route } from './route';

// Every address that a browser opens, once. The server answers by these rows, and whoever leads to one takes it from
// here. What programs call stands in `shared/api`.

export const start = route({ path: '/', shows: 'document' });

/** Every address of the sales app is the same document; its own router shows the screen. Source: S2§2. */
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
  shows: { page: 'agent', merchant: 'needed', framedBy: 'merchant' },
});

/** Inside a merchant's page; with `ref`, a payment link, which stands alone. Source: S1§2.1. */
export const payment = route({
  path: checkout.path,
  shows: { page: 'checkout', merchant: 'needed', framedBy: 'merchant' },
});

/** Where a lender's own page leads back to. Source: S1§2.2, S2§2. */
export const lenderReturn = route({
  path: '/checkout-lender-hosted-txn-redirect',
  aliases: ['/checkout-lender-hosted-txn-status'],
  shows: { page: 'checkout', merchant: 'needed', framedBy: 'nobody' },
});

/** Source: S1§2.1. */
export const eligibilityCheck = route({
  path: eligibility.path,
  shows: { page: 'eligibility', merchant: 'needed', framedBy: 'merchant' },
});
/** Source: S1§2.1. */
export const benefitScreen = route({
  path: benefit.path,
  shows: { page: 'benefit', merchant: 'needed', framedBy: 'merchant' },
});
/** Source: S1§2.1. */
export const communicationScreen = route({
  path: communication.path,
  shows: { page: 'communication', merchant: 'needed', framedBy: 'merchant' },
});
/** The same, which may also be opened by itself. Source: S1§2.1, S2§2. */
export const communicationDemo = route({
  path: '/sa-communication-screen',
  aliases: ['/demo-communication-screen'],
  shows: { page: 'communication', merchant: 'ifNamed', framedBy: 'merchant' },
});

/** Where an application stands, for whoever holds its `ref`. */
export const application = route({
  path: '/ntb-application',
  shows: { page: 'ntb-application', merchant: 'none', framedBy: 'nobody' },
});

/** A Key Facts Statement to print: `until` and `key` open it. */
export const printedKfs = route({ path: '/kfs/:txnUuid/:contentHash', shows: 'document' });

/** Source: S1§2.1. */
export const terms = route({ path: '/terms-and-condition', shows: 'document' });
/** The terms without the site around them. Source: S1§2.1. */
export const termsAlone = route({ path: '/terms-and-condition-headless', shows: 'document' });
/** Source: S1§2.1. */
export const privacyPolicy = route({
  path: '/privacy-policy',
  shows: { redirect: `${terms.path}#privacypolicy` },
});
/** Source: S1§2.1. */
export const dataPolicy = route({
  path: '/data-management-policy',
  shows: { redirect: `${terms.path}#datamanagementpolicy` },
});

/** Pages of the simulated lenders; production has none of them. */
export const sandboxLender = route({ path: '/sandbox/lender/:secret', shows: 'document' });
export const sandboxApplication = route({ path: '/sandbox/application/:secret', shows: 'document' });
export const sandboxMandate = route({ path: '/sandbox/mandate', shows: 'document' });
/** The phone that gets the sandbox's messages. */
export const sandboxPhone = route({ path: '/sandbox/phone', shows: 'document' });
/** Every screen in every state, for whoever works on them: in the build of `npm run dev` alone. */
export const sandboxGallery = route({ path: '/sandbox/gallery', shows: 'document' });

export const routes = {
  start,
  salesPages,
  payment,
  lenderReturn,
  eligibilityCheck,
  benefitScreen,
  communicationScreen,
  communicationDemo,
  application,
  printedKfs,
  terms,
  termsAlone,
  privacyPolicy,
  dataPolicy,
  sandboxLender,
  sandboxApplication,
  sandboxMandate,
  sandboxPhone,
  sandboxGallery,
} as const satisfies Readonly<Record<string, Route>>;
