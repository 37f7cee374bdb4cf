import { describe, expect, it } from 'vitest';
import type { ResultAbout } from '../../frames/agent/screens/user-eligibility-info/messages';
import type { Application } from '../../frames/own-application/shared.messages';
import type { PlanCost } from '../api/sales';
import { brand } from '../brand';
import { allErrors } from '../errors';
import { paymentErrors } from '../errors/payment';
import { lenders } from '../lenders';
import { defaultLocale, type Locale, locales } from '../locales';
import { faqFactsOf } from '../site/worked-example';
import { loadAllTranslations, type Messages } from './define-messages';
import { englishModules, modulesIn } from './testing/message-files';

await loadAllTranslations();

/** Every text of a language, by the name of its messages: 'limits' of `limitsMessages`. */
function messagesOf(locale: Locale): Record<string, unknown> {
  const all = Object.values(englishModules).flatMap((module) => Object.entries(module));
  return Object.fromEntries(
    all.flatMap(([name, messages]) => {
      const texts = textsIn(locale, messages);
      return name.endsWith('Messages') && texts !== null ? [[name.replace(/Messages$/, ''), texts]] : [];
    }),
  );
}

/** Of `defineMessages`, or a record by language, as the SDK has it. Null for errors in English. */
function textsIn(locale: Locale, messages: unknown): unknown {
  // SAFETY: one of the two.
  const { english, translations, [locale]: own } = messages as Messages<unknown> & Record<Locale, unknown>;
  return own ?? (locale === defaultLocale ? english : translations[locale]) ?? null;
}

const sentences = (rows: readonly { readonly name: string; readonly message: string }[]) =>
  Object.fromEntries(rows.map(({ name, message }) => [name, message]));
const payment = new Set<string>(paymentErrors.map(({ name }) => name));
/** Errors in English. */
const rows = {
  error: sentences(allErrors.filter(({ name }) => !payment.has(name))),
  paymentError: sentences(paymentErrors),
};

/** Latin words of a text in Hindi that a reader of Hindi knows or needs as they are; any other is a word that nobody has
 *  translated. The glossary has the Hindi word for what a shop says. */
const latinInHindi = new Set([
  ...['EMI', 'OTP', 'PIN', 'PAN', 'KFS', 'APR', 'GST', 'KYC', 'UPI', 'RBI', 'SMS', 'PDF', 'SHA', 'INR', 'Rs'],
  ...['NBFC', 'HFC', 'CIN'],
  ...['JPG', 'PNG', 'MB', 'KB'],
  ...['WhatsApp', 'Chrome', 'Safari', 'Edge', 'Inter', 'API'],
]);
/** What texts of the test are given, and names of ours. */
const namesInTexts = [
  ...lenders.map(({ name }) => name),
  ...['Banyan Bank', 'Tamarind Bank', 'Zenmart', 'Asha', 'XXXXX', 'DD/MM/YYYY', 'ABCDE1234F'],
  ...[brand.legalName, brand.name, brand.supportEmail, 'cms.rbi.org.in'],
  // As they are typed: a field of an address, an option, and a host.
  ...['merchantKey', 'auto', 'localhost'],
];
const latinWordsOf = (text: string): readonly string[] =>
  namesInTexts.reduce((left, name) => left.replaceAll(name, ' '), text).match(/[A-Za-z]+/g) ?? [];

/** What functions are called with that do not simply take numbers; every other one gets 1111, 2222, 3333, 4444. */
const cost: PlanCost = {
  discountPaise: 0,
  interestPaise: 210_600,
  gstOnInterestPaise: 37_908,
  feesPaise: 23_482,
  totalPayablePaise: 5_771_190,
};
const about: ResultAbout = {
  lender: 'Banyan Bank',
  mobile: '9876543210',
  nextLender: 'Tamarind Bank',
  canApply: true,
  isApproved: false,
  amountRupees: 70_000,
  lessLender: 'Banyan Bank',
  lessRupees: 60_000,
  refusedHere: null,
};
const application: Application = {
  lenderName: 'Banyan Bank',
  merchantName: 'Zenmart',
  firstName: 'Asha',
  maskedMobile: '98XXXXX210',
  expiresAtMs: 1_800_000_000_000,
};
const faqFacts = faqFactsOf(null);
const given: Readonly<Record<string, readonly unknown[]>> = {
  'agentScreens.code.number': ['9876543210'],
  'agentResult.byOutcome.CUST_PRE_APPROVED_MSG': [about],
  'agentResult.byOutcome.CUST_CREDIT_LIMIT_MSG': [about],
  'agentResult.byOutcome.TRY_ANOTHER_LENDER_MSG': [about],
  'agentResult.byOutcome.APPROVED_FOR_LESS_MSG': [about],
  'agentResult.byOutcome.NO_LENDERS_MSG': [about],
  'common.attempts': [2],
  'checkout.money.day': ['2026-12-21'],
  'checkout.money.days': ['2026-12-21', '2027-05-21'],
  'checkout.order.mobile': ['9876543210'],
  'catalogue.oneOf': [['3', '6']],
  'compareOffers.lastEmiOn': ['2026-12-21'],
  'kfsCode.sent': ['9876543210', 10],
  'kfsCode.text': ['9876543210'],
  'kfs.day': ['2026-12-21'],
  'hub.resetInPayment': [1_700_000_000_000],
  'identity.otp.number': ['9876543210'],
  'terms.updated': ['2026-11-22'],
  'lenderSteps.lenderOtp.what': [1111, 6, 111_000, cost],
  'lenderSteps.success.firstEmi': [1111, '2026-12-21', cost],
  'otherFlows.link.sent': ['9876543210'],
  'lending.rateAndCosts': [13, cost],
  'faq.subjects.what.questions.cardless.answer': [faqFacts],
  'faq.subjects.lends.questions.who.answer': [faqFacts],
  'faq.example.buy': [faqFacts],
  'faq.example.figures': [faqFacts],
  'faq.example.why': [faqFacts],
  'merchant.offers.until': ['2027-12-31'],
  'campaign.title': ['Zenmart'],
  'campaign.eyebrow': ['Zenmart'],
  'campaign.until': ['Zenmart', '2026-12-31'],
  'origination.eyebrowAt': ['Zenmart'],
  'origination.closed': ['Zenmart'],
  'offers.ends': ['2026-12-31'],
  'offers.noCostOn': [[3, 6]],
  'offers.star': [['Banyan Bank', 'Tamarind Bank']],
  'offers.ofMerchant.valid': ['2026-11-01', '2026-12-31'],
  'offers.ofMerchant.validFrom': ['2026-11-01'],
  'offers.ofMerchant.over': ['2026-12-31'],
  'offers.ofMerchant.notYet': ['2026-11-01'],
  'offers.ofMerchant.noCost.text': [[3, 6]],
  'loans.day': ['2026-11-14'],
  'loans.dayOfYear': ['2026-11-14'],
  'loans.month': ['2026-11'],
  'loans.moment': [1_700_000_000_000],
  'cards.vouchers.ends': ['2026-12-14'],
  'cards.terms.updated': ['2026-10-01'],
  'consents.moment': [1_700_000_000_000],
  'vouchers.earned': ['2026-11-14', '4711'],
  'vouchers.comesBy': ['2026-11-25'],
  'vouchers.ends': ['2026-12-14'],
  'vouchers.sent': ['2026-11-14'],
  'vouchers.usedOn': ['2026-12-14'],
  'vouchers.endedOn': ['2026-12-14'],
  'vouchers.offer.buyBy': [1_700_000_000_000],
  'vouchers.offer.nextFrom': ['2026-12-14'],
  'disputes.at': [1_700_000_000_000],
  'disputes.contact.lead': ['2026-11-26'],
  'disputes.contact.about.bought': ['2026-11-24', 10_000, 'Banyan Bank'],
  'disputes.contact.about.titled': ['Zenmart', 'Zenmart'],
  'disputes.contact.next.by': ['2026-11-26'],
  'disputes.contact.next.checks': ['Banyan Bank'],
  'disputes.contact.next.atTheLatest': ['2026-12-03'],
  'disputes.files.sending': ['Zenmart'],
  'disputes.files.remove': ['Zenmart'],
  'disputes.pause.until': ['2026-12-24'],
  'disputes.pause.none': ['Banyan Bank'],
  'tickets.list.updated': ['2026-11-24'],
  'tickets.ticket.updated': ['2026'],
  'tickets.ticket.next.care': ['2026-11-26'],
  'tickets.ticket.next.decider': ['Banyan Bank', '2026-12-03'],
  'tickets.ticket.next.decided': ['2026-12-03'],
  'tickets.ticket.thread.PASSED_ON': ['Banyan Bank'],
  'tickets.ticket.ombudsman': ['2026-12-24'],
  'tickets.confirmation.text': ['2026-11-26'],
  'siteNotices.maintenance.backAt': [{ hour: 18, minute: '05' }],
  'sharedApplication.byStatus.SHARED': [application],
  'sharedApplication.byStatus.SUBMITTED': [application],
  'sharedApplication.byStatus.APPROVED': [application],
  'sharedApplication.byStatus.REJECTED': [application],
  'sharedApplication.byStatus.EXPIRED': [application],
};
const numbers = [1111, 2222, 3333, 4444, 5555];

/** Every text by its path, 'benefit.title'; a function is called first. */
function texts(value: unknown, path = '', found = new Map<string, string | null>()): Map<string, string | null> {
  if (typeof value === 'function')
    return texts(value(...(given[path] ?? numbers.slice(0, value.length))), `${path}()`, found);
  // A sentence in pieces, which each language puts in its own order.
  if (Array.isArray(value) && /^promo\.\w+\(\)$/.test(path)) return found.set(path, value.flat().join(''));
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) texts(inner, path === '' ? key : `${path}.${key}`, found);
    return found;
  }
  if (typeof value !== 'string' && value !== null) throw new Error(`${path} is a ${typeof value}`);
  return found.set(path, value);
}

const english = texts({ ...messagesOf(defaultLocale), ...rows });
const isEmpty = (text: string | null | undefined): boolean => !text?.trim();
/** Amounts, numbers and lenders that a text was given, in the order of the alphabet. */
const placeholders = (text: string): string[] =>
  (text.match(/\d+(?:,\d+)*(?:\.\d+)?|Banyan Bank|Tamarind Bank/g) ?? []).sort();

/** The same in every language, or nothing. */
const same = new Set([
  'agentScreens.mobile.prefix',
  'agentScreens.code.number()',
  'applicationFields.fields.pan',
  'applicationFields.placeholders.dateOfBirth',
  'applicationFields.placeholders.pan',
  'applicationFields.placeholders.pincode',
  'checkout.titles.otp',
  'checkout.money.amount()',
  'checkout.order.mobile()',
  'common.locale',
  'hub.pages.api',
  'identity.mobile.prefix',
  'identity.otp.number()',
  'kfs.schedule.heads().2',
  'kfsCode.code',
  'lenderSteps.factor.byType.DOB.placeholder',
  'lenderSteps.factor.byType.PAN.label',
  'lenderSteps.factor.byType.PAN.placeholder',
  'kfsScreen.aprShort()',
  'lending.range()',
  'otherFlows.ntb.fields.pan',
  'otherFlows.ntb.placeholders.dateOfBirth',
  'otherFlows.ntb.placeholders.pan',
  'otherFlows.ntb.placeholders.pincode',
  'promo.stop',
  'about.steps.1',
  'calculator.table.emi',
  'calculator.table.gst',
  'chrome.title()',
  'disputes.contact.about.bought()',
  'disputes.contact.about.titled()',
  'disputes.files.percent()',
  'disputes.files.kilobytes()',
  'faq.example.buy().1.0',
  'faq.example.figures().emi.figure',
  'faq.example.figures().interest.figure',
  'faq.example.figures().fee.figure',
  'faq.example.figures().total.figure',
  'lenders.costs.emi',
  'offers.voucher.worth',
  'vouchers.worth',
  'activation.factor.byType.DOB.placeholder',
  'activation.factor.byType.PAN.label',
  'activation.factor.byType.PAN.placeholder',
  'pin.setup.birthPlaceholder',
  'vouchers.of()',
  'home.figures.merchants.figure',
  'home.figures.months.figure',
  'home.figures.today.figure',
  'dashboard.upcoming.emi()',
  'loan.emi()',
  'loan.schedule.emi',
  'loans.account()',
  'transactions.counted()',
  'search.quoted()',
  'merchant.steps.drawn.ways.0',
  'product.plans.times()',
  'verifyDetails.details.names.pan',
]);
const empty = new Set<string>([
  // English has nothing behind the name.
  'common.poweredBy.1',
  'agentResult.byOutcome.NO_LENDERS_MSG().secondaryText',
  'agentScreens.shareInfo.notes.native',
  // Cells are drawn.
  'lenderSteps.factor.byType.PIN.placeholder',
  'activation.factor.byType.PIN.placeholder',
  'identity.terms.after',
]);

it('English leaves nothing out that is not left out on purpose', () => {
  expect([...english].filter(([path, text]) => isEmpty(text) && !empty.has(path)).map(([path]) => path)).toEqual([]);
});

describe.each(locales.filter((locale) => locale !== defaultLocale))('the language %s', (locale) => {
  it('has a file for each one of English', () => {
    expect(Object.keys(modulesIn(locale)).sort()).toEqual(Object.keys(englishModules).sort());
  });

  const spoken = texts(messagesOf(locale));

  it('has the texts of English and no others', () => {
    expect([...spoken.keys()].sort()).toEqual([...english.keys()].sort());
  });

  // @req SAL-030
  it('leaves none empty that English has', () => {
    const left = [...spoken].filter(([path, text]) => isEmpty(text) && !isEmpty(english.get(path)));
    expect(left.map(([path]) => path)).toEqual([]);
  });

  it('names the same amounts, numbers and lenders in each', () => {
    const named = (found: typeof english) =>
      Object.fromEntries([...english.keys()].map((path) => [path, placeholders(found.get(path) ?? '')]));
    expect(named(spoken)).toEqual(named(english));
  });

  it('says everything in its own words but signs and names of things', () => {
    const isBorrowed = (path: string, text: string | null): boolean =>
      !isEmpty(text) && !/(?!\p{Script=Latin})\p{L}/u.test(text ?? '') && !same.has(path);
    expect([...spoken].filter(([path, text]) => isBorrowed(path, text)).map(([path]) => path)).toEqual([]);
  });
});

it('Hindi has no Latin word in it but names, and letters that everybody knows', () => {
  const borrowed = [...texts(messagesOf('hi'))].flatMap(([path, text]) =>
    latinWordsOf(text ?? '')
      .filter((word) => !latinInHindi.has(word))
      .map((word) => `${path}: ${word}`),
  );
  expect(borrowed.filter((each) => !each.startsWith('common.loc'))).toEqual([]);
});

it('Hindi says बैंक and लोन, not ऋणदाता and ऋण, and जाँच for what a lender looks at', () => {
  const bookish = [...texts(messagesOf('hi'))].filter(([, text]) => /ऋण|पात्रता/.test(text ?? ''));
  expect(bookish).toEqual([]);
});

describe('Hindi', () => {
  it.each([
    ['जन्म तिथि', /जन्मतिथि|जन्म (तारीख|दिन)/],
    ['पिनकोड', /पिन कोड/],
  ])('writes %s in one way', (_, otherwise) => {
    const found = [...texts(messagesOf('hi'))].filter(([, text]) => text !== null && otherwise.test(text));
    expect(found).toEqual([]);
  });
});
