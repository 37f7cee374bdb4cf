import { describe, expect, it } from 'vitest';
import { Kfs } from '../../../shared/api/kfs';
import { brand } from '../../../shared/brand';
import { formatPaise } from '../../../shared/format/number';
import { kfsDocument } from '../../../shared/kfs/kfs-document';
import { type Lender, lenderById, lenders, type Tenure } from '../../../shared/lenders';
import { type Locale, locales } from '../../../shared/locales';
import { pdfTexts } from '../../testing/payments/pdf-texts';
import { buildKfs, hashOf } from '../payments/build-kfs';
import { kfsPdf } from './kfs-pdf';
import issued from './testing/statements-2026-7.json' with { type: 'json' };

function statementOf(language: Locale, lenderId = '402', tenure: Tenure = 12, change: Partial<Lender> = {}) {
  const lender = lenderById(lenderId);
  if (!lender) throw new Error(lenderId);
  return buildKfs({
    language,
    lender: { ...lender, ...change },
    tenure,
    annualRateBps: 1400,
    amountRupees: 54_990,
    dueRupees: 0,
    merchantName: 'Nilaya Electronics',
    orderId: 'NE-20418',
    maskedMobile: '98XXXXX210',
    proposalNumber: 'KDLX9SS42J-1',
    issuedAtMs: Date.parse('2026-11-21T21:59:00Z'),
  });
}
const documentOf = (...given: Parameters<typeof statementOf>) => kfsDocument(statementOf(...given));
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

describe('a Key Facts Statement as it is read', () => {
  it('names lender, number, shop and order, and its days by the clock of India', () => {
    expect(documentOf('en').head.map(({ value }) => value)).toEqual([
      'KDLX9SS42J-1',
      '+91 98XXXXX210',
      'Nilaya Electronics, order NE-20418',
      '22 Nov 2026, 3:29 am',
      '26 Nov 2026, 11:59 pm',
      'Kadam, for Banyan FlexiPay',
    ]);
    expect(
      documentOf('hi')
        .head.map(({ value }) => value)
        .slice(3, 5),
    ).toEqual(['22 नवंबर 2026, तड़के 3:29 बजे', '26 नवंबर 2026, रात 11:59 बजे']);
  });

  it('says of 12 months at 14 % what the last instalment is, and what is paid in all with the fees', () => {
    const { figures, parts, schedule } = documentOf('en');
    expect(figures.map(({ value, note }) => `${value} ${note}`)).toEqual([
      '14.81% a year',
      '₹59,483.06 price, interest and fees',
      '₹4,938 12 times, the last ₹4,930.24',
    ]);
    expect(parts[1]?.lines[0]?.value).toBe('11 × ₹4,938 and 1 × ₹4,930.24');
    expect(schedule.sums).toEqual(['', 'All EMIs', '₹59,483.06', '₹54,990', '₹4,258.24 + ₹234.82', '']);
    expect(schedule.total).toEqual({ name: 'Total you pay, including fees of ₹234.82', value: '₹59,483.06' });
  });

  it('of a no-cost plan takes the interest off the price, and the shop pays the fee of ₹234.82: nothing but the price is paid', () => {
    const { figures, parts } = documentOf('en', '401', 3);
    expect(figures[1]?.note).toBe('price');
    expect(parts[0]?.lines.map(({ name }) => name)).toContain('Shop discount that pays the interest');
    expect(parts[0]?.lines).toContainEqual({
      name: 'Lender’s fee, paid by the shop',
      value: '₹0',
      note: '₹234.82 with GST; you pay nothing of it',
    });
    const threeMonths = documentOf('en', '401', 3, { noCostFee: 'SHOPPER' });
    expect(threeMonths.figures[1]?.note).toBe('price and fees');
  });

  it('of a lender that charges GST on interest says so at each sum that has it', () => {
    const { figures, parts, schedule } = documentOf('en', '402', 12, { gstOnInterest: true });
    expect(figures[1]?.note).toBe('price, interest, GST and fees');
    expect(figures[2]?.note).toMatch(/, plus GST on the interest$/);
    expect(parts[0]?.lines.map(({ name }) => name)).toContain('GST on interest');
    expect(schedule.heads).toContain('Interest + GST + fee');
  });

  it('has the same amounts in each language, to the paisa', () => {
    const amountsOf = (language: Locale) =>
      textsOf(documentOf(language)).flatMap((text) => text.match(/₹[\d,.]*\d/g) ?? []);
    const english = amountsOf('en');
    expect(english).toContain(formatPaise(statementOf('en').totalPayablePaise));
    for (const language of locales) expect(amountsOf(language).sort()).toEqual(english.sort());
  });
});

const namedOf = ({ legal }: Lender): readonly string[] => [
  ...[legal.legalName, legal.rbiRegistration, legal.registeredOffice, legal.website],
  ...(legal.cin === undefined ? [] : [legal.cin]),
  ...[legal.nodalOfficer.phone, legal.nodalOfficer.email],
  ...[brand.legalName, brand.supportPhone, brand.supportEmail],
];
const made = { author: 'Kadam', madeAtMs: 0, verifyAt: 'kadam.example/kfs/verify' };

describe('the lending company in a statement', () => {
  it.each(lenders)('of $name is its company, with its own officer and then ours, in each language', (lender) => {
    for (const language of locales) {
      const document = documentOf(language, lender.lenderId, 3);
      const text = textsOf(document).join('\n');
      for (const named of namedOf(lender)) expect(text).toContain(named);
      const [ofLender = '', ours = ''] = document.rights.lines.slice(-2).map(({ value }) => value);
      expect(ofLender).toContain(lender.legal.nodalOfficer.email);
      expect(ofLender).not.toContain(brand.supportEmail);
      expect(ours).toContain(brand.supportEmail);
    }
  });

  it.each([
    ['401', 1],
    ['1701', 0],
    ['701', 0],
  ])(
    'of %s has %d lines of a CIN, also in the file: a bank founded by an Act of Parliament has none',
    async (lenderId, count) => {
      const document = documentOf('en', lenderId, 3);
      expect(textsOf(document).join('\n').split('(CIN)')).toHaveLength(count + 1);
      expect(
        pdfTexts(await kfsPdf(document, made))
          .join('\n')
          .split('(CIN)'),
      ).toHaveLength(count + 1);
    },
  );

  it.each([
    [
      '401',
      'en',
      'Principal Nodal Officer, HDFC Bank (Specimen) Limited: 1800-000-0401, nodal.officer@hdfc-bank.example',
    ],
    ['704', 'hi', 'नोडल शिकायत अधिकारी, Marigold Finance (Specimen) Limited से 1800-000-0704 या'],
  ] as const)('of %s stands in the file in %s as well', async (lenderId, language, officer) => {
    const lender = lenderById(lenderId);
    if (!lender) throw new Error(lenderId);
    const said = pdfTexts(await kfsPdf(documentOf(language, lenderId, 3), made)).join('\n');
    for (const named of [officer, ...namedOf(lender)]) expect(said).toContain(named);
  });
});

describe('a statement of version 2026-7', () => {
  it.each(issued)(
    'in $kfs.language keeps its hash and its terms, with one officer and no company, in the form of today',
    ({ kfs, read }) => {
      const statement = Kfs.parse(kfs);
      const { contentHash, ...rest } = statement;
      expect([statement.kfsVersion, hashOf(rest)]).toEqual(['2026-7', contentHash]);
      expect(JSON.parse(JSON.stringify(kfsDocument(statement)))).toEqual({
        ...read,
        company: null,
      });
    },
  );
});

describe('the file of a statement', () => {
  const pagesOf = (file: Buffer): number => file.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;

  it('of 3 months has 2 pages, of 24 months 3, and says its language', async () => {
    const hindi = await kfsPdf(documentOf('hi', '402', 3), made);
    expect([pagesOf(hindi), hindi.toString('latin1', 0, 8)]).toEqual([2, '%PDF-1.7']);
    expect(hindi.toString('latin1')).toContain('/Lang (hi-IN)');
    expect(pagesOf(await kfsPdf(documentOf('en', '2601', 24), made))).toBe(3);
  });
});
