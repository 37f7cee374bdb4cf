// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { draftOf } from './draft-of';
import type { OpenRequest } from './events';
import { initialState } from './initial-state';
import type { Route } from './routes';
import { bottomSheetData, salesAppInitError } from './spec-names';
import { failureOf, Harness, MOBILE, merchant, openRequest, START_MS } from './testing/harness';
import { alone, onDetails, opened, submitAmount } from './testing/journeys';
import { historyDepth } from './top-bar';

describe('opening', () => {
  // @req SDK-003, SAL-071
  it('keeps what the host sent: the nine fields of the merchant, its theme and its token', () => {
    const harness = opened();
    expect(harness.state.session.merchantData).toEqual(merchant);
    expect(harness.effects[0]).toEqual({
      type: 'applyTheme',
      theme: { primaryCTAColor: '#007E3F', secondaryCTAColor: '#5faf5d' },
    });
  });

  it('takes name and logo of init only where the host sent none', () => {
    const harness = new Harness();
    harness.send({ type: 'opened', open: openRequest({ merchantData: { ...merchant, merchantName: '' } }) });
    harness.answer('init', { merchantName: 'Zenmart', merchantLogo: 'https://cdn.example/zen.svg' });
    expect(harness.state.session.merchantData).toMatchObject({
      merchantName: 'Zenmart',
      merchantLogo: 'https://cdn.example/zen.svg',
    });
  });

  // @req RTE-082, SAL-076
  it.each<[string, string, Route | null, Route]>([
    ['EMI_HOME', 'on no address', null, '/sales-emi-home'],
    ['SINGLE_CHECK', 'on no address', null, '/sales-app-init'],
    ['whatever else', 'on no address', null, '/sales-app-init'],
    ['PRE_ELIGIBILITY', 'on no address', null, '/sa-pre-eligibility-check'],
    ['SINGLE_CHECK', 'on /sales-emi-home', '/sales-emi-home', '/sales-emi-home'],
    ['EMI_HOME', 'on /sa-pre-eligibility-check', '/sa-pre-eligibility-check', '/sa-pre-eligibility-check'],
  ])('as %s %s begins with its own screen', (type, _, path, first) => {
    const harness = opened({ path }, type);
    expect(harness.path).toBe(first);
    expect(harness.stack).toEqual([first]);
  });

  it('on /sales-support has the first screen beneath it', () => {
    expect(opened({ path: '/sales-support' }).stack).toEqual(['/sales-emi-home', '/sales-support']);
  });

  // @req SDK-002, SAL-064, SAL-091
  it('fills in 9876543210 and ₹54,990 of the host and sends nothing but init', () => {
    const harness = opened({ mobile: MOBILE, amount: 54_990 });
    expect(harness.state).toMatchObject({ purchase: { mobile: MOBILE, amount: '54990', submittedAmount: null } });
    expect(harness.effects.filter(({ type }) => type === 'call')).toHaveLength(1);
  });

  it('takes the price while the server has not answered, and goes on with it once it has', () => {
    const harness = new Harness();
    harness.send({ type: 'opened', open: openRequest() });
    expect(harness.path).toBe('/sales-emi-home');
    submitAmount(harness, '54990');
    expect(harness.state).toMatchObject({ session: { phase: 'starting' }, purchase: { submittedAmount: 54_990 } });
    expect(harness.state.calls.getEmiDetails).toBeUndefined();
    harness.answer('init');
    expect(harness.path).toBe('/sales-lenders-list');
    expect(harness.state.calls.getEmiDetails?.body).toEqual({ amount: 54_990 });
  });

  it('leaves nobody who looks for help meanwhile, and waits for the price where none was sent', () => {
    const harness = new Harness();
    harness.send({ type: 'opened', open: openRequest() });
    harness.send({ type: 'supportAsked' });
    harness.answer('init');
    expect(harness.stack).toEqual(['/sales-emi-home', '/sales-support']);
    expect(harness.state.calls.getEmiDetails).toBeUndefined();
  });

  it('shows no first screen before the answer where a reload goes on elsewhere', () => {
    const harness = new Harness();
    const draft = draftOf(onDetails().state);
    harness.send({ type: 'opened', open: openRequest({ draft, isReload: true }) });
    expect(harness.path).toBe('/sales-app-init');
  });

  it('as another type asks for the number at once where the host sent the amount, and for the amount where it did not', () => {
    expect(alone({ amount: 54_990 }).sheet).toBe('MOBILE_VERIFICATION');
    expect(alone({ amount: 54_990 }).state.purchase.submittedAmount).toBe(54_990);
    expect(alone().sheet).toBe('AMOUNT');
  });

  // @req RTE-091, SAL-089
  it('with initial=true asks the host to close, once, and shows the entry', () => {
    const harness = new Harness();
    harness.send({ type: 'opened', open: openRequest({ isReset: true, path: '/sales-lenders-list' }) });
    expect(harness.closings).toEqual(['routeReset']);
    expect(harness.path).toBe('/sales-app-init');
  });

  it('a second time starts anew, and answers of the first time count no more', () => {
    const harness = opened();
    submitAmount(harness, '54990');
    const { requestId } = harness.pending('getEmiDetails');
    harness.send({ type: 'opened', open: openRequest() });
    expect(harness.effects).toContainEqual({ type: 'abortCall', requestId });
    expect(harness.state).toMatchObject({
      session: { phase: 'starting' },
      purchase: { amount: '', submittedAmount: null },
    });
    harness.send({ type: 'callSucceeded', call: 'getEmiDetails', requestId, data: { amount: 54_990, lenders: [] } });
    expect(harness.state.purchase.getEmiDetailsResponse).toEqual({ status: 'none' });
  });
});

describe('a host or an init that cannot go on', () => {
  // @req SDK-002, SAL-070, SAL-073, SAL-092
  it('shows the host’s own words in the ERROR sheet, whose one way is to close', () => {
    const harness = new Harness();
    harness.send({ type: 'opened', open: openRequest({ error: 'This till is closed today' }) });
    expect(salesAppInitError(harness.state)).toEqual({ source: 'host', message: 'This till is closed today' });
    expect(harness.sheet).toBe('ERROR');
    expect(bottomSheetData(harness.state)).toMatchObject({ subTitle: 'This till is closed today', secondaryText: '' });
    expect(harness.effects.filter(({ type }) => type === 'call')).toEqual([]);
    expect(historyDepth(harness.state)).toBe(0);
    harness.send({ type: 'back' });
    expect([harness.sheet, harness.closings]).toEqual(['ERROR', []]);
    harness.send({ type: 'exitAsked' });
    expect(harness.closings).toEqual(['errorExit']);
  });

  it('shows code 502 of a failed init with Retry, which starts again', () => {
    const harness = new Harness();
    harness.send({ type: 'opened', open: openRequest() });
    harness.fail('init', { kind: 'http', status: 502, code: 502 });
    expect(bottomSheetData(harness.state)).toMatchObject({ primaryText: 'Code 502', secondaryText: 'Retry' });
    harness.send({ type: 'retryAsked' });
    expect(harness.state).toMatchObject({ session: { phase: 'starting' }, view: { sheet: { name: 'none' } } });
    expect(harness.sheet).toBeNull();
    harness.answer('init');
    expect(harness.path).toBe('/sales-emi-home');
  });

  it('offers no Retry where the server says that it is of no use', () => {
    const harness = new Harness();
    harness.send({ type: 'opened', open: openRequest() });
    harness.fail('init', { kind: 'business', code: 4109, message: 'This number is blocked.', retry: false });
    expect(bottomSheetData(harness.state)).toMatchObject({ subTitle: 'This number is blocked.', secondaryText: '' });
  });

  it('starts by itself once the network is back, when it was opened offline', () => {
    const harness = new Harness();
    harness.send({ type: 'opened', open: openRequest({ online: false }) });
    harness.fail('init');
    expect(harness.state.offline).toBe(true);
    harness.send({ type: 'wentOnline' });
    harness.answer('init');
    expect(harness.path).toBe('/sales-emi-home');
    expect(harness.sheet).toBeNull();
  });
});

describe('a reload in the middle', () => {
  const reload = (harness: Harness, change: Partial<OpenRequest> = {}): Harness => {
    const again = new Harness();
    again.send({ type: 'opened', open: openRequest({ draft: draftOf(harness.state), isReload: true, ...change }) });
    again.answer('init');
    return again;
  };

  it('on the details of Banyan Bank asks for ₹54,990 again and shows the details', () => {
    const harness = reload(onDetails());
    expect(harness.path).toBe('/sales-lenders-list');
    expect(harness.calls('getEmiDetails').map(({ body }) => body)).toEqual([{ amount: 54_990 }]);
    harness.answer('getEmiDetails');
    expect(harness.path).toBe('/sales-lender-details');
    expect(harness.stack).toEqual(['/sales-emi-home', '/sales-lenders-list', '/sales-lender-details']);
  });

  it('brings back number, name and e-mail as they were typed', () => {
    const before = onDetails();
    before.send({ type: 'eligibilityAsked' });
    before.send({ type: 'mobileTyped', text: '98765' });
    before.send({ type: 'nameTyped', text: 'Ravi Kumar' });
    before.send({ type: 'emailTyped', text: 'ravi@shop' });
    expect(reload(before).state).toMatchObject({
      purchase: {
        mobile: '98765',
        amount: '54990',
        applicant: { userName: 'Ravi Kumar', email: 'ravi@shop' },
      },
    });
  });

  it('is not a fresh frame: that one keeps the amount alone', () => {
    const before = onDetails();
    before.send({ type: 'nameTyped', text: 'Ravi Kumar' });
    const fresh = reload(before, { isReload: false });
    expect(fresh.path).toBe('/sales-emi-home');
    expect(fresh.state).toMatchObject({ purchase: { amount: '54990', mobile: '', applicant: { userName: '' } } });
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
    const expired = onDetails();
    expired.send({ type: 'sessionRefused', failure: failureOf() });
    expect([expired.path, draftOf(expired.state)]).toEqual(['/sales-session-expired', null]);
  });
});

describe('numbers verified before', () => {
  it('count until the moment they end', () => {
    const verifiedMobiles = [{ mobile: MOBILE, untilMs: START_MS }];
    expect(opened({ verifiedMobiles }).state.session.verifiedMobiles).toEqual([]);
    const still = [{ mobile: MOBILE, untilMs: START_MS + 1 }];
    expect(opened({ verifiedMobiles: still }).state.session.verifiedMobiles).toEqual(still);
  });
});
