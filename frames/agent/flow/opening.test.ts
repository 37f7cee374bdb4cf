// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { draftOf } from './draft';
import type { OpenRequest } from './events';
import { initialState } from './initial-state';
import { bottomSheetData } from './spec-names';
import type { Route } from './state';
import { alone, onDetails, opened, submitAmount } from './testing/journeys';
import { MOBILE, merchant, openRequest, Play, START_MS } from './testing/play';
import { historyDepth } from './top-bar';

describe('opening', () => {
  it('keeps what the host sent: the nine fields of the merchant, its theme and its token', () => {
    const play = opened();
    expect(play.state.merchantData).toEqual(merchant);
    expect(play.effects[0]).toEqual({
      type: 'applyTheme',
      theme: { primaryCTAColor: '#007E3F', secondaryCTAColor: '#5faf5d' },
    });
  });

  it('takes name and logo of init only where the host sent none', () => {
    const play = new Play();
    play.send({ type: 'opened', open: openRequest({ merchantData: { ...merchant, merchantName: '' } }) });
    play.answer('init', { merchantName: 'Zenmart', merchantLogo: 'https://cdn.example/zen.svg' });
    expect(play.state.merchantData).toMatchObject({
      merchantName: 'Zenmart',
      merchantLogo: 'https://cdn.example/zen.svg',
    });
  });

  it.each<[string, string, Route | null, Route]>([
    ['EMI_HOME', 'on no address', null, '/sales-emi-home'],
    ['SINGLE_CHECK', 'on no address', null, '/sales-app-init'],
    ['whatever else', 'on no address', null, '/sales-app-init'],
    ['PRE_ELIGIBILITY', 'on no address', null, '/sa-pre-eligibility-check'],
    ['SINGLE_CHECK', 'on /sales-emi-home', '/sales-emi-home', '/sales-emi-home'],
    ['EMI_HOME', 'on /sa-pre-eligibility-check', '/sa-pre-eligibility-check', '/sa-pre-eligibility-check'],
  ])('as %s %s begins with its own screen', (type, _, path, first) => {
    const play = opened({ path }, type);
    expect(play.path).toBe(first);
    expect(play.state.stack).toEqual([first]);
  });

  it('on /sales-support has the first screen beneath it', () => {
    expect(opened({ path: '/sales-support' }).state.stack).toEqual(['/sales-emi-home', '/sales-support']);
  });

  it('fills in 9876543210 and ₹54,990 of the host and sends nothing but init', () => {
    const play = opened({ mobile: MOBILE, amount: 54_990 });
    expect(play.state).toMatchObject({ mobile: MOBILE, amount: '54990', submittedAmount: null });
    expect(play.effects.filter(({ type }) => type === 'call')).toHaveLength(1);
  });

  it('as another type asks for the number at once where the host sent the amount, and for the amount where it did not', () => {
    expect(alone({ amount: 54_990 }).sheet).toBe('MOBILE_VERIFICATION');
    expect(alone({ amount: 54_990 }).state.submittedAmount).toBe(54_990);
    expect(alone().sheet).toBe('AMOUNT');
  });

  it('with initial=true asks the host to close, once, and shows the entry', () => {
    const play = new Play();
    play.send({ type: 'opened', open: openRequest({ isReset: true, path: '/sales-lenders-list' }) });
    expect(play.closings).toEqual(['routeReset']);
    expect(play.path).toBe('/sales-app-init');
  });

  it('a second time starts anew, and answers of the first time count no more', () => {
    const play = opened();
    submitAmount(play, '54990');
    const { requestId } = play.pending('getEmiDetails');
    play.send({ type: 'opened', open: openRequest() });
    expect(play.effects).toContainEqual({ type: 'abortCall', requestId });
    expect(play.state).toMatchObject({ amount: '', submittedAmount: null, phase: 'starting' });
    play.send({ type: 'callSucceeded', call: 'getEmiDetails', requestId, data: { amount: 54_990, lenders: [] } });
    expect(play.state.getEmiDetailsResponse).toEqual({ status: 'none' });
  });
});

describe('a host or an init that cannot go on', () => {
  it('shows the host’s own words in the ERROR sheet, whose one way is to close', () => {
    const play = new Play();
    play.send({ type: 'opened', open: openRequest({ error: 'This till is closed today' }) });
    expect(play.state.salesAppInitError).toEqual({ source: 'host', message: 'This till is closed today' });
    expect(play.sheet).toBe('ERROR');
    expect(bottomSheetData(play.state)).toMatchObject({ subTitle: 'This till is closed today', secondaryText: '' });
    expect(play.effects.filter(({ type }) => type === 'call')).toEqual([]);
    expect(historyDepth(play.state)).toBe(0);
    play.send({ type: 'back' });
    expect([play.sheet, play.closings]).toEqual(['ERROR', []]);
    play.send({ type: 'exitAsked' });
    expect(play.closings).toEqual(['errorExit']);
  });

  it('shows code 502 of a failed init with Retry, which starts again', () => {
    const play = new Play();
    play.send({ type: 'opened', open: openRequest() });
    play.fail('init', { kind: 'http', status: 502, code: 502 });
    expect(bottomSheetData(play.state)).toMatchObject({ primaryText: 'Code 502', secondaryText: 'Retry' });
    play.send({ type: 'retryAsked' });
    expect(play.state).toMatchObject({ phase: 'starting', salesAppInitError: null });
    expect(play.sheet).toBeNull();
    play.answer('init');
    expect(play.path).toBe('/sales-emi-home');
  });

  it('offers no Retry where the server says that it is of no use', () => {
    const play = new Play();
    play.send({ type: 'opened', open: openRequest() });
    play.fail('init', { kind: 'business', code: 4109, message: 'This number is blocked.', retry: false });
    expect(bottomSheetData(play.state)).toMatchObject({ subTitle: 'This number is blocked.', secondaryText: '' });
  });

  it('starts by itself once the network is back, when it was opened offline', () => {
    const play = new Play();
    play.send({ type: 'opened', open: openRequest({ online: false }) });
    play.fail('init');
    expect(play.state.offline).toBe(true);
    play.send({ type: 'wentOnline' });
    play.answer('init');
    expect(play.path).toBe('/sales-emi-home');
    expect(play.sheet).toBeNull();
  });
});

describe('a reload in the middle', () => {
  const reload = (play: Play, change: Partial<OpenRequest> = {}): Play => {
    const again = new Play();
    again.send({ type: 'opened', open: openRequest({ draft: draftOf(play.state), isReload: true, ...change }) });
    again.answer('init');
    return again;
  };

  it('on the details of Banyan Bank asks for ₹54,990 again and shows the details', () => {
    const play = reload(onDetails());
    expect(play.path).toBe('/sales-lenders-list');
    expect(play.calls('getEmiDetails').map(({ body }) => body)).toEqual([{ amount: 54_990 }]);
    play.answer('getEmiDetails');
    expect(play.path).toBe('/sales-lender-details');
    expect(play.state.stack).toEqual(['/sales-emi-home', '/sales-lenders-list', '/sales-lender-details']);
  });

  it('brings back number, name and e-mail as they were typed', () => {
    const before = onDetails();
    before.send({ type: 'eligibilityAsked' });
    before.send({ type: 'mobileTyped', text: '98765' });
    before.send({ type: 'nameTyped', text: 'Ravi Kumar' });
    before.send({ type: 'emailTyped', text: 'ravi@shop' });
    expect(reload(before).state).toMatchObject({
      mobile: '98765',
      amount: '54990',
      ntbForm: { userName: 'Ravi Kumar', email: 'ravi@shop' },
    });
  });

  it('is not a fresh frame: that one keeps the amount alone', () => {
    const before = onDetails();
    before.send({ type: 'nameTyped', text: 'Ravi Kumar' });
    const fresh = reload(before, { isReload: false });
    expect(fresh.path).toBe('/sales-emi-home');
    expect(fresh.state).toMatchObject({ amount: '54990', mobile: '', ntbForm: { userName: '' } });
  });

  it('keeps nothing before init has answered, after closing and once the session has ended', () => {
    expect(draftOf(initialState)).toBeNull();
    const closed = onDetails();
    closed.send({ type: 'closeAsked', button: 'close' });
    expect(draftOf(closed.state)).toBeNull();
    expect(closed.effects.map(({ type }) => type)).toContain('clearDraft');
    const blocked = onDetails();
    blocked.send({ type: 'storageChecked', available: false });
    expect(draftOf(blocked.state)).toBeNull();
  });
});

describe('numbers verified before', () => {
  it('count until the moment they end', () => {
    const verifiedMobiles = [{ mobile: MOBILE, untilMs: START_MS }];
    expect(opened({ verifiedMobiles }).state.verifiedMobiles).toEqual([]);
    const still = [{ mobile: MOBILE, untilMs: START_MS + 1 }];
    expect(opened({ verifiedMobiles: still }).state.verifiedMobiles).toEqual(still);
  });
});
