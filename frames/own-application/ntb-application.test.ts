import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicationStatuses } from '../../shared/api/ntb';
import { ntbUserStatuses } from '../../shared/api/ntb-acquisition';
import {
  initialNtb,
  initialNtbConfig,
  mayApply,
  type NtbApplication,
  type NtbConfig,
  ntbSteps,
  withAnswer,
  withApplicationId,
  withLenders,
  withoutLender,
  withStep,
} from './ntb-application';
import { someLender, statusAnswer } from './testing/samples';

const lenderIds = ['1', '2', '3', '4'];
const anyAnswer = fc
  .record({
    status: fc.constantFrom(...applicationStatuses),
    lenderWindowUrl: fc.option(fc.constant('https://lender.example/a')),
  })
  .map((part) => ({ ...statusAnswer, ...part }));
/** Any state, also unreachable ones. */
const anyNtb: fc.Arbitrary<NtbApplication> = fc.record({
  applicationId: fc.constantFrom('', 'KA-11111-22222'),
  selectedNtbLender: fc.constantFrom('', ...lenderIds),
  step: fc.constantFrom(...ntbSteps),
  creditApplicationStatusResponse: fc.option(anyAnswer),
  lenderWindowUrl: fc.constantFrom('', 'https://lender.example/a'),
  merchantId: fc.constantFrom('', 'zenmart'),
  merchantName: fc.constantFrom('', 'Zenmart'),
  lenderList: fc.subarray(lenderIds).map((ids) => ids.map((lenderId) => someLender(lenderId))),
  isUserPreEligibilityDone: fc.boolean(),
  userPreEligibilityData: fc.option(fc.constant({ isPreEligible: true, lenderIds: ['1'] })),
});

describe('an application of one’s own', () => {
  // @req NTB-004
  it('begins at the step `initial`, with nothing known', () => {
    expect(initialNtb).toEqual({
      applicationId: '',
      selectedNtbLender: '',
      step: 'initial',
      creditApplicationStatusResponse: null,
      lenderWindowUrl: '',
      merchantId: '',
      merchantName: '',
      lenderList: [],
      isUserPreEligibilityDone: false,
      userPreEligibilityData: null,
    });
  });

  // @req NTB-012
  it('that is set to no step is as at the beginning, whatever it was; any step alone changes nothing else', () => {
    fc.assert(
      fc.property(anyNtb, fc.constantFrom(...ntbSteps), (ntb, step) => {
        expect(withStep(ntb)).toEqual(initialNtb);
        expect(withStep(ntb, undefined)).toEqual(initialNtb);
        expect(withStep(ntb, step)).toEqual({ ...ntb, step });
      }),
    );
  });

  // @req NTB-013, NTB-014
  it('that is named by nothing has no answer and no page of a lender; any other name leaves both', () => {
    fc.assert(
      fc.property(anyNtb, (ntb) => {
        expect(withApplicationId(ntb, '')).toEqual({
          ...ntb,
          applicationId: '',
          creditApplicationStatusResponse: null,
          lenderWindowUrl: '',
        });
        expect(withApplicationId(ntb, 'KA-9')).toEqual({ ...ntb, applicationId: 'KA-9' });
      }),
    );
  });

  it('that a lender refuses has that lender no more, the others in their order, and none chosen', () => {
    fc.assert(
      fc.property(anyNtb, fc.constantFrom(...lenderIds, '99'), (ntb, lenderId) => {
        const after = withoutLender(ntb, lenderId);
        expect(after.lenderList).toEqual(ntb.lenderList.filter((lender) => lender.lenderId !== lenderId));
        expect(after).toEqual({ ...withLenders(ntb, after.lenderList), selectedNtbLender: '' });
      }),
    );
  });

  // @req ELG-005, NTB-011, Q-002
  it('has one of three statuses: nonLoggedin before a check, eligible with lenders that take it, else notEligible', () => {
    expect(ntbUserStatuses).toEqual(['nonLoggedin', 'eligible', 'notEligible']);
    expect(initialNtbConfig).toEqual({
      ntbDetails: [],
      redirectUrl: '',
      isNTBEnabledOnMerchant: false,
      userStatus: 'nonLoggedin',
    });
    const taken: NtbConfig = {
      ntbDetails: [{ lenderId: '1', lenderName: 'Lender 1' }],
      redirectUrl: 'https://kadam.example/emi-calculator',
      isNTBEnabledOnMerchant: true,
      userStatus: 'eligible',
    };
    const one = withLenders(initialNtb, [someLender('1')]);
    expect(mayApply(one, taken)).toBe(true);
    expect(mayApply(withoutLender(one, '1'), taken)).toBe(false);
    for (const change of [
      { userStatus: 'notEligible' },
      { userStatus: 'nonLoggedin' },
      { isNTBEnabledOnMerchant: false },
      { ntbDetails: [] },
    ] satisfies Partial<NtbConfig>[])
      expect(mayApply(one, { ...taken, ...change })).toBe(false);
  });

  it('keeps what is said of it, with the lender’s page as it is now', () => {
    fc.assert(
      fc.property(anyNtb, anyAnswer, (ntb, answer) => {
        expect(withAnswer(ntb, answer)).toEqual({
          ...ntb,
          applicationId: answer.applicationId,
          selectedNtbLender: answer.lenderId,
          creditApplicationStatusResponse: answer,
          lenderWindowUrl: answer.lenderWindowUrl ?? '',
        });
      }),
    );
  });
});
