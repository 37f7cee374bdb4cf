import { describe, expect, it } from 'vitest';
import { brand } from '../brand';
import { hdfc } from './hdfc';
import { type LegalEntity, LenderFileError, legalEntityOf } from './legal-entity';
import { lender } from './lender';
import { lendersIn } from './registry';

const { nodalOfficer } = hdfc.legal;
/** HDFC Bank's file with another value of its legal data. */
const fileWith = (legal: unknown) => () => legalEntityOf({ lenderId: '401', name: 'HDFC Bank', legal });
const faultOf = (legal: unknown): unknown => {
  try {
    return fileWith(legal)();
  } catch (error) {
    return error;
  }
};

const CIN_FAULT = 'must be a CIN like U64191MH2026PLC123456; only a STATUTORY_BANK has none';

describe('legal data of a lender’s file', () => {
  it.each([
    ['legal.legalName', { legalName: ' ' }, 'must not be empty'],
    ['legal.type', { type: 'SHOP' }, 'must be BANK, NBFC, HFC or STATUTORY_BANK'],
    ['legal.rbiRegistration', { rbiRegistration: 'N-13.01234' }, 'must be the registration of a BANK like MUM:98'],
    ['legal.cin', { cin: 'U64191MH2026PLC12345' }, CIN_FAULT],
    ['legal.cin', { cin: 'u64191mh2026plc123456' }, CIN_FAULT],
    ['legal.website', { website: 'http://hdfc-bank.example' }, 'must be an https address'],
    ['legal.registeredOffice', { registeredOffice: 'Mumbai' }, 'must be an address that ends with its PIN code'],
    [
      'legal.nodalOfficer.phone',
      { nodalOfficer: { ...nodalOfficer, phone: '9876543210' } },
      'must be a phone number like 1800-123-4567 or +91-22-12345678',
    ],
    [
      'legal.nodalOfficer.email',
      { nodalOfficer: { ...nodalOfficer, email: 'nodal.officer' } },
      'must be an e-mail address',
    ],
    [
      'legal.nodalOfficer.designation',
      { nodalOfficer: { ...nodalOfficer, designation: 'Officer' } },
      'must be a known designation',
    ],
  ])('with a wrong %s is refused with the lender and this field', (field, change, fault) => {
    const error = faultOf({ ...hdfc.legal, ...change });
    expect(error).toBeInstanceOf(LenderFileError);
    expect(error).toMatchObject({ lenderId: '401', fields: [field], message: `HDFC Bank (401): ${field} ${fault}` });
  });

  it.each(['legalName', 'type', 'rbiRegistration', 'cin', 'website', 'registeredOffice', 'nodalOfficer'])(
    'without %s is refused with this field',
    (field) => {
      const { [field]: _, ...rest }: Record<string, unknown> = hdfc.legal;
      expect(faultOf(rest)).toMatchObject({ lenderId: '401', fields: [`legal.${field}`] });
    },
  );

  it.each(['BANK', 'NBFC', 'HFC'])('of a %s without a CIN is refused with the lender and legal.cin', (type) => {
    const { cin: _, ...rest } = hdfc.legal;
    const samples: Readonly<Record<string, string>> = { BANK: 'MUM:98', NBFC: 'N-13.01234', HFC: 'DOR-00044' };
    expect(faultOf({ ...rest, type, rbiRegistration: samples[type] })).toMatchObject({
      lenderId: '401',
      fields: ['legal.cin'],
      message: `HDFC Bank (401): legal.cin ${CIN_FAULT}`,
    });
  });

  it('of a STATUTORY_BANK may have no CIN, and a wrong one is refused', () => {
    const { cin: _, ...rest } = hdfc.legal;
    const bank = { ...rest, type: 'STATUTORY_BANK', rbiRegistration: 'MUM:98' };
    expect(fileWith(bank)()).toEqual(bank);
    expect(fileWith({ ...bank, cin: 'U64191MH2026PLC123456' })()).toMatchObject({ cin: 'U64191MH2026PLC123456' });
    expect(faultOf({ ...bank, cin: '1' })).toMatchObject({
      fields: ['legal.cin'],
      message: expect.stringContaining(CIN_FAULT),
    });
  });

  it('that is missing, or has two wrong fields, is refused with all of them', () => {
    expect(faultOf(undefined)).toMatchObject({ fields: ['legal'] });
    expect(faultOf({ ...hdfc.legal, cin: '', website: '' })).toMatchObject({ fields: ['legal.website', 'legal.cin'] });
  });

  it.each([
    ['BANK', 'MUM:98'],
    ['NBFC', 'N-13.01234'],
    ['NBFC', '13.01234'],
    ['HFC', '01.0016.01'],
    ['HFC', 'DOR-00044'],
  ] as const)('of a %s takes the registration %s', (type, rbiRegistration) => {
    expect(fileWith({ ...hdfc.legal, type, rbiRegistration })()).toMatchObject({ type, rbiRegistration });
  });

  it('is parsed where a lender is defined', () => {
    const { lenderId, name, minLoanAmount, maxLoanAmount, annualRateBps } = hdfc;
    const given = { lenderId, name, minLoanAmount, maxLoanAmount, annualRateBps };
    expect(() => lender({ ...given, legal: { ...hdfc.legal, cin: '1' } })).toThrow('HDFC Bank (401): legal.cin');
  });
});

const lenders = lendersIn('sandbox');

describe('legal data of the sandbox’s lenders', () => {
  const entities = [...new Map(lenders.map(({ legal }) => [legal.legalName, legal])).values()];

  it('is one company for each lender, but for the two entries of Jasmine Bank', () => {
    expect(lenders.length).toBeGreaterThanOrEqual(24);
    expect(entities).toHaveLength(lenders.length - 1);
    const ofJasmine = lenders.filter(({ bank }) => bank === 'Jasmine Bank').map(({ legal }) => legal.legalName);
    expect(ofJasmine).toEqual(['Jasmine Bank (Specimen) Limited', 'Jasmine Bank (Specimen) Limited']);
  });

  it.each<[string, (legal: LegalEntity) => string]>([
    ['legal name', ({ legalName }) => legalName],
    ['RBI registration', ({ rbiRegistration }) => rbiRegistration],
    ['website', ({ website }) => website],
    ['registered office', ({ registeredOffice }) => registeredOffice],
    ['officer’s phone', (legal) => legal.nodalOfficer.phone],
    ['officer’s e-mail', (legal) => legal.nodalOfficer.email],
  ])('has no %s twice', (_, of) => {
    expect(new Set(entities.map(of)).size).toBe(entities.length);
  });

  it('has a CIN of each company, none twice, and none of State Bank of India and Bank of Baroda', () => {
    const cins = entities.flatMap(({ cin = [] }) => cin);
    expect([cins.length, new Set(cins).size]).toEqual([entities.length - 2, entities.length - 2]);
    const without = entities.filter(({ cin }) => cin === undefined).map(({ legalName }) => legalName);
    expect(without.toSorted()).toEqual(['Bank of Baroda (Specimen)', 'State Bank of India (Specimen)']);
  });

  it.each(lenders)(
    'of $name is of the sandbox, belongs to no real company, and is not our own contact',
    ({ legal }) => {
      const { phone, email } = legal.nodalOfficer;
      expect(legal.legalName).toContain('(Specimen)');
      // 'ZZ' is not a state, 000 not a toll-free operator, and a PIN code does not start with 0.
      expect(legal.cin?.slice(6, 8) ?? 'ZZ').toBe('ZZ');
      expect(phone).toMatch(/^1800-000-\d{4}$/);
      expect(legal.registeredOffice).toMatch(/ 0\d{5}$/);
      const { hostname } = new URL(legal.website);
      expect(hostname).toMatch(/\.example$/);
      expect(email).toBe(`nodal.officer@${hostname}`);
      expect([phone, email]).not.toContain(brand.supportPhone);
      expect(email).not.toMatch(/@kadam\.example$/);
    },
  );
});
