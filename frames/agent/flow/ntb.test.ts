// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { banyan, neem, tamarind } from '../screens/testing/state';
import { resultOffer } from '../sheets/result-offer';
import { onDetails, withResult } from './testing/journeys';
import { MOBILE, type Play } from './testing/play';

const applicable = { ntbLenders: [tamarind, neem], isNtbAllowed: true };

/** The form open for Tamarind Bank, lender 2. */
function onForm(): Play {
  const play = withResult(onDetails(), applicable);
  play.send({ type: 'ntbShareAsked', lenderId: '2' });
  return play;
}

function submit(play: Play, userName: string, email = ''): void {
  play.send({ type: 'nameTyped', text: userName });
  play.send({ type: 'emailTyped', text: email });
  play.send({ type: 'ntbSubmitted' });
}

const filed = (play: Play) => play.calls('shareNtbApplication').map(({ body }) => body);

describe('the form of an application', () => {
  it('keeps Ram K of Ra1m K., 40 letters of 45 and 40 characters of an e-mail', () => {
    const play = onForm();
    play.send({ type: 'nameTyped', text: 'Ra1m K.' });
    expect(play.state.ntbForm.userName).toBe('Ram K');
    play.send({ type: 'nameTyped', text: 'a'.repeat(45) });
    expect(play.state.ntbForm.userName).toBe('a'.repeat(40));
    play.send({ type: 'nameTyped', text: 'रवि कुमार' });
    expect(play.state.ntbForm.userName).toBe('रवि कुमार');
    play.send({ type: 'emailTyped', text: 'e'.repeat(45) });
    expect(play.state.ntbForm.email).toBe('e'.repeat(40));
  });

  it('asks for a name and files nothing without one', () => {
    const play = onForm();
    submit(play, '   ');
    expect(play.state.ntbForm.nameFault).toBe('required');
    expect(filed(play)).toEqual([]);
  });

  it('refuses the e-mail abc, and files without an e-mail', () => {
    const play = onForm();
    submit(play, 'Ravi Kumar', 'abc');
    expect(play.state.ntbForm.emailFault).toBe('invalid');
    expect(filed(play)).toEqual([]);
    submit(play, 'Ravi Kumar ');
    expect(filed(play)).toEqual([{ mobile: MOBILE, lenderId: '2', email: '', userName: 'Ravi Kumar' }]);
  });

  it('files once however often Create link is pressed', () => {
    const play = onForm();
    submit(play, 'Ravi');
    play.send({ type: 'ntbSubmitted' });
    expect(filed(play)).toHaveLength(1);
    expect(play.state.ntbShare).toEqual({ step: 'submitting' });
  });

  it('repeats the same intent after a lost answer, and another one once anything was changed', () => {
    const play = onForm();
    submit(play, 'Ravi');
    play.fail('shareNtbApplication');
    expect(play.state.errorModal.status).toBe('open');
    play.send({ type: 'errorExitAsked' });
    play.send({ type: 'ntbSubmitted' });
    play.fail('shareNtbApplication');
    play.send({ type: 'errorExitAsked' });
    submit(play, 'Ravi Kumar');
    const [first, same, changed] = play.calls('shareNtbApplication').map(({ intent }) => intent);
    expect(same).toBe(first);
    expect(changed).not.toBe(first);
  });

  it('shows a refusal inline and keeps what was typed', () => {
    const play = onForm();
    submit(play, 'Ravi', 'ravi@shop.example');
    play.fail('shareNtbApplication', { kind: 'business', name: 'APPLICATION_NOT_ALLOWED', message: 'Not possible.' });
    expect(play.state.ntbShare).toMatchObject({ step: 'form', failure: { message: 'Not possible.' } });
    expect(play.state.ntbForm).toMatchObject({ userName: 'Ravi', email: 'ravi@shop.example' });
    expect(play.state.errorModal).toEqual({ status: 'closed' });
  });

  it('asks for a new code where the customer’s consent has ended meanwhile, and keeps what was typed', () => {
    const play = onForm();
    submit(play, 'Ravi');
    play.fail('shareNtbApplication', { kind: 'business', name: 'MOBILE_NOT_VERIFIED', message: 'Verify first.' });
    expect(play.sheet).toBe('MOBILE_VERIFICATION');
    expect(play.calls('sendShareCode')).toHaveLength(2);
    expect(play.state.ntbForm.userName).toBe('Ravi');
  });
});

describe('the link that was made', () => {
  const shared = (): Play => {
    const play = onForm();
    submit(play, 'Ravi');
    play.answer('shareNtbApplication');
    return play;
  };

  it('shows on the success screen', () => {
    expect(shared().state.ntbShare).toEqual({
      step: 'shared',
      ntbLink: 'https://kadam.example/ntb-application?ref=abc',
      whatsAppLink: 'https://wa.me/?text=Apply',
    });
  });

  it('opens on WhatsApp in a new tab, names no number, and the app stays open', () => {
    const play = shared();
    const effects = play.send({ type: 'whatsAppAsked' });
    expect(effects).toEqual([{ type: 'openLink', url: 'https://wa.me/?text=Apply' }]);
    expect(JSON.stringify(effects)).not.toContain(MOBILE);
    expect([play.sheet, play.closings]).toEqual(['SHARE_NTB_APP', []]);
  });

  it('is copied, and the snackbar says for 500 ms that it was', () => {
    const play = shared();
    expect(play.send({ type: 'linkCopyAsked' })).toEqual([
      { type: 'copyText', text: 'https://kadam.example/ntb-application?ref=abc' },
    ]);
    play.send({ type: 'copyEnded', copied: true });
    expect(play.state.toast?.kind).toBe('linkCopied');
    play.wait(499);
    expect(play.state.toast).not.toBeNull();
    play.wait(1);
    expect(play.state.toast).toBeNull();
  });

  it('that could not be copied says so for 5 s', () => {
    const play = shared();
    play.send({ type: 'copyEnded', copied: false });
    expect(play.state.toast?.kind).toBe('copyFailed');
    play.wait(4_999);
    expect(play.state.toast).not.toBeNull();
    play.wait(1);
    expect(play.state.toast).toBeNull();
  });

  it('of no application opens and copies nothing', () => {
    const play = onForm();
    expect(play.send({ type: 'whatsAppAsked' })).toEqual([]);
    expect(play.send({ type: 'linkCopyAsked' })).toEqual([]);
  });
});

describe('the lender that an application goes to', () => {
  it('is the one that the result shows as chosen: the selected lender where it takes applications', () => {
    const play = withResult(onDetails(), { ntbLenders: [tamarind, banyan], isNtbAllowed: true });
    expect(play.state.outcome).toBe('CUST_CREDIT_LIMIT_MSG');
    expect(resultOffer(play.state)).toMatchObject({ kind: 'apply', firstLenderId: '1' });
  });

  it('is the first one that does where the selected lender takes none, and its name stands on the form', () => {
    const play = withResult(onDetails(), applicable);
    expect(play.state.selectedLenderId).toBe('1');
    expect(play.state.outcome).toBe('TRY_ANOTHER_LENDER_MSG');
    const offer = resultOffer(play.state);
    expect(offer).toMatchObject({ kind: 'apply', firstLenderId: '2', lenders: [tamarind, neem] });
    play.send({ type: 'ntbShareAsked', lenderId: offer.firstLenderId ?? '' });
    expect(play.state.ntbForm.lenderId).toBe('2');
    submit(play, 'Ravi');
    expect(filed(play)).toMatchObject([{ lenderId: '2' }]);
  });

  it('is never one that takes none: lender 1 is selected, and its form does not open', () => {
    const play = withResult(onDetails(), applicable);
    play.send({ type: 'ntbShareAsked', lenderId: '1' });
    expect(play.sheet).toBe('USER_ELIGIBILITY_INFO');
    expect(play.state.ntbForm.lenderId).toBeNull();
  });

  it('is none where applications are not allowed, whatever lenders are listed', () => {
    const play = withResult(onDetails(), { emiLenders: [banyan], ntbLenders: [tamarind], isPreApproved: true });
    play.send({ type: 'ntbShareAsked', lenderId: '2' });
    expect(play.sheet).toBe('USER_ELIGIBILITY_INFO');
  });

  it('is not that of another customer: a number that was changed meanwhile files nothing', () => {
    const play = onForm();
    play.send({ type: 'nameTyped', text: 'Ravi' });
    play.send({ type: 'mobileTyped', text: '9000000001' });
    play.send({ type: 'ntbSubmitted' });
    expect(filed(play)).toEqual([]);
  });
});
