import { describe, expect, it } from 'vitest';
import { entryMessages } from '../../frames/account/entry.messages';
import { resultsMessages } from '../../frames/account/results.messages';
import { identityMessages } from '../../frames/identity/messages';
import { catalogueMessages } from '../../frames/shell/catalogue/messages';
import { faqMessages } from '../../frames/shell/chrome/faq.messages';
import { chromeMessages } from '../../frames/shell/chrome/messages';
import { lendersMessages } from '../../frames/shell/home/lenders.messages';
import { homeMessages } from '../../frames/shell/home/messages';
import { testimonialsMessages } from '../../frames/shell/home/testimonials.messages';
import { brand } from '../brand';
import { lenders } from '../lenders';
import { locales } from '../locales';
import { faqFactsOf } from '../site/worked-example';
import { messagesIn } from './define-messages';

/** All texts of a feature as one string; functions are called with `facts`. */
const textOf = (words: unknown, facts?: unknown): string => {
  if (typeof words === 'function') return textOf(words(facts), facts);
  if (typeof words !== 'object' || words === null) return String(words);
  return Object.values(words)
    .map((each) => textOf(each, facts))
    .join(' ');
};

describe('words of the site that the specification has, letter by letter', () => {
  // @req LAY-015
  it('of the bottom navigation, in its order. Source: S1§2.3', () => {
    expect(Object.values(chromeMessages.english.tabs)).toEqual(['Home', 'Category', 'Dashboard', 'My Account']);
  });

  // @req CNT-023, CNT-024, CNT-025, CNT-026, CNT-027, CNT-028
  it('of the links and the last line of the footer. Source: S1§1', () => {
    const { about, blog, terms, faq, contact } = chromeMessages.english.footer.links;
    expect([about, blog, terms, faq, contact]).toEqual(['About', 'Blog', 'Terms and Conditions', 'FAQ', 'Contact Us']);
    expect(chromeMessages.english.footer.copyright(2026)).toBe(`© 2026 ${brand.legalName}. All rights reserved.`);
  });

  // @req ELG-037, CNT-001, CNT-002, CNT-003, CNT-004, CNT-005, CNT-006, CNT-007, CNT-008, CNT-009, CNT-010, CNT-011
  // @req NFR-013, Q-044
  it.each([
    'Buy now, pay later with zero down payment',
    'Shop with a mobile number, no card',
    'Pre-approved by the lender, with no KYC or paperwork',
    'by auto-debit from your linked bank account',
    '3-18 months',
    '4800+',
    'mobiles, laptops, electronics, fashion, furniture, travel, fitness, insurance',
    '4.5+ Crore preapproved users',
    'No fee for checking',
    'Your credit score is not affected',
    'Our Lending Partners',
  ])('of the home page: ‘%s’. Source: S1§1', (claim) => {
    expect(textOf(homeMessages.english, 1)).toContain(claim);
  });

  it('of a product: ‘NO COST EMI*’. Source: S1§1', () => {
    expect(catalogueMessages.english.noCost).toBe('NO COST EMI*');
  });

  // @req OTP-001, OTP-002, OTP-003, OTP-004, OTP-005, OTP-006, MSG-005
  it('of entering a number at My Account. Source: S1§2.4', () => {
    const { heading, intro, note, placeholder, send, sending } = entryMessages.english;
    expect([heading, intro, note, placeholder, send, sending, identityMessages.english.terms.before]).toEqual([
      'Enter Your Mobile Number',
      'Check your eligibility',
      'You will get an OTP on this number',
      'Enter Mobile Number',
      'SEND OTP',
      'Verifying...',
      'I agree to',
    ]);
  });

  // @req ELG-038, CAT-018
  it('of a number that a lender does not know. Source: S1§4, ELG-038', () => {
    expect(resultsMessages.english.notEligibleHere.text).toBe(
      'Sorry ! This number is not approved with this lender . Try with another number',
    );
    expect(resultsMessages.english.eligible.shop).toBe('Start Shopping');
  });
});

describe('questions and answers', () => {
  // @req RTE-043, CNT-019
  it('have the five subjects of the specification, of which none is empty. Source: S1§1', () => {
    const subjects = Object.values(faqMessages.english.subjects);
    expect(subjects.map(({ title }) => title)).toEqual([
      'What card-less EMI is',
      'How it works',
      'Who lends',
      'Fees',
      'How to shop',
    ]);
    for (const { questions } of subjects) expect(Object.keys(questions)).not.toEqual([]);
  });

  // @req CNT-020
  it('say that the lender auto-debits the linked savings account', () => {
    expect(faqMessages.english.subjects.shop.questions.repay.answer[0]).toMatch(
      /^The lender auto-debits the linked savings account/,
    );
  });

  // @req CNT-021
  it.each(locales)('in %s work out INR 50,000 over 9 months at 13% a year', (locale) => {
    const facts = faqFactsOf(null);
    expect(textOf(messagesIn(locale, faqMessages), facts)).toContain('INR 50,000');
    expect(facts.example).toMatchObject({
      amount: 'INR 50,000',
      rate: '13%',
      emi: '₹5,861',
      firstInterest: '₹541.67',
      lastEmi: '₹5,859.16',
      interest: '₹2,747.16',
      fee: '₹234.82',
      total: '₹52,981.98',
    });
  });

  it.each(locales)('in %s name no other lender on a lender’s own site, and its own rate', (locale) => {
    for (const own of lenders.filter(({ subDomainName }) => subDomainName !== null)) {
      const text = textOf(messagesIn(locale, faqMessages), faqFactsOf(own));
      expect(lenders.filter(({ name }) => text.includes(name)).map(({ name }) => name)).toEqual([own.name]);
      expect(text).toContain(`${(own.annualRateBps[9] ?? 0) / 100}%`);
    }
  });

  it.each(locales)('in %s have names that can stand in an address, each once', (locale) => {
    const names = Object.entries(messagesIn(locale, faqMessages).subjects).flatMap(([name, { questions }]) => [
      name,
      ...Object.keys(questions),
    ]);
    expect(names.filter((name) => !/^[a-z]+$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});

// @req NTB-021
it.each(locales)('in %s more than six shoppers have their say, so that there are more to see', (locale) => {
  expect(messagesIn(locale, testimonialsMessages).voices.length).toBeGreaterThan(6);
});

describe.each(locales)('lenders with a site of their own, in %s', (locale) => {
  const { pages } = messagesIn(locale, lendersMessages);
  const withSite = lenders.flatMap(({ subDomainName, name }) =>
    subDomainName === null ? [] : [{ subDomainName, name }],
  );

  it('have words for it, and nobody else has', () => {
    expect(Object.keys(pages).sort()).toEqual(withSite.map(({ subDomainName }) => subDomainName).sort());
  });

  it('say three reasons, and name no other lender', () => {
    for (const [subDomain, page] of Object.entries(pages)) {
      expect(page.reasons).toHaveLength(3);
      const others = lenders.filter(({ subDomainName }) => subDomainName !== subDomain);
      expect(others.filter(({ name }) => textOf(page).includes(name))).toEqual([]);
    }
  });
});
