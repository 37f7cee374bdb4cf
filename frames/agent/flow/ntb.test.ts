// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { banyan, neem, tamarind } from '../screens/testing/state';
import { resultOffer } from '../screens/user-eligibility-info/result-offer';
import { heldSheet } from './sheets';
import { type Harness, MOBILE } from './testing/harness';
import { onDetails, withResult } from './testing/journeys';

const applicable = { ntbLenders: [tamarind, neem], isNtbAllowed: true };

/** The form open for Tamarind Bank, lender 2. */
function onForm(): Harness {
  const harness = withResult(onDetails(), applicable);
  harness.send({ type: 'ntbShareAsked', lenderId: '2' });
  return harness;
}

function submit(harness: Harness, userName: string, email = ''): void {
  harness.send({ type: 'nameTyped', text: userName });
  harness.send({ type: 'emailTyped', text: email });
  harness.send({ type: 'ntbSubmitted' });
}

const filed = (harness: Harness) => harness.calls('shareNtbApplication').map(({ body }) => body);

describe('the form of an application', () => {
  // @req VAL-040, VAL-041, VAL-044
  it('keeps Ram K of Ra1m K., 40 letters of 45 and 40 characters of an e-mail', () => {
    const harness = onForm();
    harness.send({ type: 'nameTyped', text: 'Ra1m K.' });
    expect(harness.state.purchase.applicant.userName).toBe('Ram K');
    harness.send({ type: 'nameTyped', text: 'a'.repeat(45) });
    expect(harness.state.purchase.applicant.userName).toBe('a'.repeat(40));
    harness.send({ type: 'nameTyped', text: 'रवि कुमार' });
    expect(harness.state.purchase.applicant.userName).toBe('रवि कुमार');
    harness.send({ type: 'emailTyped', text: 'e'.repeat(45) });
    expect(harness.state.purchase.applicant.email).toBe('e'.repeat(40));
  });

  // @req VAL-042
  it('asks for a name and files nothing without one', () => {
    const harness = onForm();
    submit(harness, '   ');
    expect(harness.state.purchase.applicant.nameIssue).toBe('required');
    expect(filed(harness)).toEqual([]);
  });

  // @req VAL-043, VAL-045
  it('refuses the e-mail abc, and files without an e-mail', () => {
    const harness = onForm();
    submit(harness, 'Ravi Kumar', 'abc');
    expect(harness.state.purchase.applicant.emailIssue).toBe('invalid');
    expect(filed(harness)).toEqual([]);
    submit(harness, 'Ravi Kumar ');
    expect(filed(harness)).toEqual([{ mobile: MOBILE, lenderId: '2', email: '', userName: 'Ravi Kumar' }]);
  });

  it('files once however often Create link is pressed', () => {
    const harness = onForm();
    submit(harness, 'Ravi');
    harness.send({ type: 'ntbSubmitted' });
    expect(filed(harness)).toHaveLength(1);
    expect(harness.application).toEqual({ name: 'SHARE_NTB_APP', lenderId: '2', step: 'submitting' });
  });

  it('repeats the same intent after a lost answer, and another one once anything was changed', () => {
    const harness = onForm();
    submit(harness, 'Ravi');
    harness.fail('shareNtbApplication');
    expect(harness.state.modal.name).toBe('errorModal');
    harness.send({ type: 'errorExitAsked' });
    harness.send({ type: 'ntbSubmitted' });
    harness.fail('shareNtbApplication');
    harness.send({ type: 'errorExitAsked' });
    submit(harness, 'Ravi Kumar');
    const [first, same, changed] = harness.calls('shareNtbApplication').map(({ intent }) => intent);
    expect(same).toBe(first);
    expect(changed).not.toBe(first);
  });

  it('shows a refusal inline and keeps what was typed', () => {
    const harness = onForm();
    submit(harness, 'Ravi', 'ravi@shop.example');
    harness.fail('shareNtbApplication', {
      kind: 'business',
      name: 'APPLICATION_NOT_ALLOWED',
      message: 'Not possible.',
    });
    expect(harness.application).toMatchObject({ step: 'form', failure: { message: 'Not possible.' } });
    expect(harness.state.purchase.applicant).toMatchObject({ userName: 'Ravi', email: 'ravi@shop.example' });
    expect(harness.state.modal).toEqual({ name: 'none' });
  });

  it('asks for a new code where the customer’s consent has ended meanwhile, and keeps what was typed', () => {
    const harness = onForm();
    submit(harness, 'Ravi');
    harness.fail('shareNtbApplication', { kind: 'business', name: 'MOBILE_NOT_VERIFIED', message: 'Verify first.' });
    expect(harness.sheet).toBe('MOBILE_VERIFICATION');
    expect(harness.calls('sendShareCode')).toHaveLength(2);
    expect(harness.state.purchase.applicant.userName).toBe('Ravi');
  });
});

describe('the link that was made', () => {
  const shared = (): Harness => {
    const harness = onForm();
    submit(harness, 'Ravi');
    harness.answer('shareNtbApplication');
    return harness;
  };

  // @req SAL-044
  it('shows on the success screen', () => {
    expect(shared().application).toEqual({
      name: 'SHARE_NTB_APP',
      lenderId: '2',
      step: 'shared',
      ntbLink: 'https://kadam.example/ntb-application?ref=abc',
      whatsAppLink: 'https://wa.me/?text=Apply',
    });
  });

  // @req SAL-045, SAL-080
  it('opens on WhatsApp in a new tab, names no number, and the app stays open', () => {
    const harness = shared();
    const effects = harness.send({ type: 'whatsAppAsked' });
    expect(effects).toEqual([{ type: 'openLink', url: 'https://wa.me/?text=Apply' }]);
    expect(JSON.stringify(effects)).not.toContain(MOBILE);
    expect([harness.sheet, harness.closings]).toEqual(['SHARE_NTB_APP', []]);
  });

  // @req LIM-009
  it('is copied, and the snackbar says for 500 ms that it was', () => {
    const harness = shared();
    expect(harness.send({ type: 'linkCopyAsked' })).toEqual([
      { type: 'copyText', text: 'https://kadam.example/ntb-application?ref=abc' },
    ]);
    harness.send({ type: 'copyEnded', copied: true });
    expect(harness.state.toast?.kind).toBe('linkCopied');
    harness.wait(499);
    expect(harness.state.toast).not.toBeNull();
    harness.wait(1);
    expect(harness.state.toast).toBeNull();
  });

  it('that could not be copied says so for 5 s', () => {
    const harness = shared();
    harness.send({ type: 'copyEnded', copied: false });
    expect(harness.state.toast?.kind).toBe('copyFailed');
    harness.wait(4_999);
    expect(harness.state.toast).not.toBeNull();
    harness.wait(1);
    expect(harness.state.toast).toBeNull();
  });

  it('of no application opens and copies nothing', () => {
    const harness = onForm();
    expect(harness.send({ type: 'whatsAppAsked' })).toEqual([]);
    expect(harness.send({ type: 'linkCopyAsked' })).toEqual([]);
  });
});

function offerOf({ state }: Harness): ReturnType<typeof resultOffer> {
  const result = heldSheet(state, 'USER_ELIGIBILITY_INFO');
  if (!result) throw new Error('no result is open');
  return resultOffer(state, result.outcome);
}

describe('the lender that an application goes to', () => {
  // @req NTB-003
  it('is the one that the result shows as chosen: the selected lender where it takes applications', () => {
    const harness = withResult(onDetails(), { ntbLenders: [tamarind, banyan], isNtbAllowed: true });
    expect(harness.state.purchase.outcome).toBe('CUST_CREDIT_LIMIT_MSG');
    expect(offerOf(harness)).toMatchObject({ kind: 'apply', firstLenderId: '1' });
  });

  it('is the first one that does where the selected lender takes none, and its name stands on the form', () => {
    const harness = withResult(onDetails(), applicable);
    expect(harness.state.purchase.selectedLenderId).toBe('1');
    expect(harness.state.purchase.outcome).toBe('TRY_ANOTHER_LENDER_MSG');
    const offer = offerOf(harness);
    expect(offer).toMatchObject({ kind: 'apply', firstLenderId: '2', lenders: [tamarind, neem] });
    harness.send({ type: 'ntbShareAsked', lenderId: offer.firstLenderId ?? '' });
    expect(harness.application?.lenderId).toBe('2');
    submit(harness, 'Ravi');
    expect(filed(harness)).toMatchObject([{ lenderId: '2' }]);
  });

  it('is never one that takes none: lender 1 is selected, and its form does not open', () => {
    const harness = withResult(onDetails(), applicable);
    harness.send({ type: 'ntbShareAsked', lenderId: '1' });
    expect(harness.sheet).toBe('USER_ELIGIBILITY_INFO');
    expect(harness.application).toBeNull();
  });

  it('is none where applications are not allowed, whatever lenders are listed', () => {
    const harness = withResult(onDetails(), { emiLenders: [banyan], ntbLenders: [tamarind], isPreApproved: true });
    harness.send({ type: 'ntbShareAsked', lenderId: '2' });
    expect(harness.sheet).toBe('USER_ELIGIBILITY_INFO');
  });

  it('is not that of another customer: a number that was changed meanwhile files nothing', () => {
    const harness = onForm();
    harness.send({ type: 'nameTyped', text: 'Ravi' });
    harness.send({ type: 'mobileTyped', text: '9000000001' });
    harness.send({ type: 'ntbSubmitted' });
    expect(filed(harness)).toEqual([]);
  });
});
