import { describe, expect, it } from 'vitest';
import type { CallName } from './calls';
import type { OpenRequest } from './events';
import { initialState } from './initial-state';
import { initialSessionConfig } from './session-config';
import type { CheckoutState } from './state';
import { Harness } from './testing/harness';
import { answers, completion, failure, openRequest, silence } from './testing/samples';

const openWith = (change: Partial<OpenRequest>): OpenRequest => ({ ...openRequest, ...change });

type ApiStateField = 'initiateTxnApiState' | 'confirmOtpApiState' | 'posSmsApiState';

const atPlan = () => new Harness().atPlans().send({ type: 'planChosen', emiPlanId: '401-6' });
const atPosLink = () => {
  const harness = new Harness().opened().answer('orderInfo', { deviceType: 'POS_MACHINE', channel: 'OFFLINE' });
  harness.answer('details', { step: 'PAYMENT_LINK', deviceType: 'POS_MACHINE' }).answer('offers');
  return harness.send({ type: 'linkMobileTyped', text: '9876543210' });
};

describe('the state of a transaction', () => {
  // @req TXN-007, TXN-008, TXN-009
  it.each<[ApiStateField, CallName, () => Harness, (harness: Harness) => void]>([
    ['initiateTxnApiState', 'initiateTxn', atPlan, (harness) => harness.send({ type: 'planSubmitted' })],
    [
      'confirmOtpApiState',
      'confirm',
      () => new Harness().atLenderOtp().send({ type: 'codeTyped', text: '54321' }),
      (harness) => harness.send({ type: 'codeSubmitted' }),
    ],
    ['posSmsApiState', 'sendPosLink', atPosLink, (harness) => harness.send({ type: 'linkSendAsked' })],
  ])(
    '%s is none, then initiated, then success by the answer of %s or error by its refusal',
    (field, call, begin, send) => {
      const stateOf = ({ state }: Harness): CheckoutState[ApiStateField] => state[field];
      const harness = begin();
      expect(stateOf(harness)).toBe('none');
      send(harness);
      expect(stateOf(harness)).toBe('initiated');
      expect(stateOf(harness.answer(call))).toBe('success');
      const refused = begin();
      send(refused);
      expect(stateOf(refused.fail(call, failure('PAYMENT_GENERIC_ERROR')))).toBe('error');
      const unanswered = begin();
      send(unanswered);
      expect(stateOf(unanswered.fail(call, silence))).toBe('error');
    },
  );

  // @req TXN-014
  it('has in pgData the order that the merchant’s server told the payment gateway', () => {
    const harness = new Harness().opened();
    expect(harness.state.pgData).toBeNull();
    harness.answer('orderInfo', { orderId: 'NE-7', amount: 12_345, returnUrl: 'https://shop.example/back' });
    expect(harness.state.pgData).toMatchObject({
      orderId: 'NE-7',
      amount: 12_345,
      returnUrl: 'https://shop.example/back',
      txnId: completion.txnId,
    });
  });

  // @req TXN-015
  it('has in aivfDetails how many attempts the lender leaves: 3 when it asks, 2 after a wrong PIN', () => {
    const harness = new Harness().atOtp().send({ type: 'codeTyped', text: '12345' }).answer('verifyOtp');
    expect(harness.state.aivfDetails).toBeNull();
    harness.answer('initiateTxn', { step: 'TWO_FACTOR', aivfType: 'PIN', attemptsRemaining: 3 });
    expect(harness.state.aivfDetails).toEqual({ attemptsRemaining: 3 });
    harness.send({ type: 'aivfTyped', text: '9999' }, { type: 'aivfSubmitted' });
    harness.fail('authorize', failure('PAYMENT_INVALID_PIN', { attemptsRemaining: 2 }));
    expect(harness.state.aivfDetails).toEqual({ attemptsRemaining: 2 });
  });

  // @req TXN-016
  it('has kfsEnabled, kfsData and txnDetails by the answer to get-kfs-data', () => {
    const { kfs } = new Harness().atKfs().state;
    expect(kfs).toEqual({ ...answers.getKfs });
    expect(kfs?.txnDetails).toEqual({
      txnId: completion.txnId,
      orderId: 'NE-20418',
      merchantName: 'Nilaya Electronics',
    });
  });
});

describe('the bar at the top', () => {
  // @req ENT-032
  it('has in titleText the shop that init names, and no longer shows Back once initiate-txn has reserved credit', () => {
    const harness = new Harness();
    expect(harness.state.navBarConfig).toEqual({
      titleText: '',
      logo: '',
      showBackBtn: false,
      showHelpBtn: false,
      showCloseBtn: true,
    });
    harness.send({ type: 'opened', open: openWith({}) });
    const txnHeader = { merchantName: 'Zenmart', merchantLogo: 'https://zenmart.example/logo.svg' };
    harness.answer('init', { sessionConfig: { ...answers.init.sessionConfig, txnHeader } });
    expect(harness.state.navBarConfig).toMatchObject({ titleText: 'Zenmart', logo: txnHeader.merchantLogo });
    const paying = new Harness().atOtp().send({ type: 'codeTyped', text: '12345' });
    expect(paying.state.navBarConfig.showBackBtn).toBe(true);
    paying.answer('verifyOtp').answer('initiateTxn', { step: 'TWO_FACTOR', aivfType: 'PIN', attemptsRemaining: 3 });
    expect(paying.state.navBarConfig).toMatchObject({ showBackBtn: false, showHelpBtn: true });
  });
});

describe('the configuration of a session', () => {
  // @req ENT-026, ENT-027, ENT-030
  it('has defaults before the server answers: the timer shows, and the number is asked for', () => {
    expect(initialState.config).toEqual({
      template: 'widget',
      shouldShowHeader: true,
      shouldShowTimer: true,
      txnUuid: null,
      shouldShowDrawer: true,
      shouldShowTransactionDetails: true,
      redirectToEnterMobile: true,
      pageKey: 'checkout',
      theme: null,
      backRoute: null,
      txnHeader: { merchantName: '', merchantLogo: null },
      lenderDetails: [],
      experimentDetails: null,
      hasAppLink: false,
      routeDetails: null,
      metadata: null,
      userUUID: null,
      clientId: null,
      activationId: null,
      sourceRef: null,
    });
  });

  // @req ENT-028
  it('is what init says, and what an earlier release does not say keeps its default', () => {
    const harness = new Harness().opened({ hasSession: true });
    expect(harness.state.config).toEqual(initialSessionConfig);
    const told = { template: 'widget', shouldShowHeader: false, shouldShowTimer: true, txnUuid: 't-1' } as const;
    const fresh = new Harness();
    fresh.send({ type: 'opened', open: openWith({}) });
    fresh.answer('init', { sessionConfig: told });
    expect(fresh.state.config).toEqual({ ...initialSessionConfig, ...told });
  });

  // @req ENT-029
  it('has userUUID u-1 and clientId c-1 of the cookies, which an opening leaves', () => {
    const harness = new Harness().opened().send({ type: 'userUuidSeen', userUuid: 'u-1', clientId: 'c-1' }).opened();
    expect(harness.state.config).toMatchObject({ userUUID: 'u-1', clientId: 'c-1' });
  });

  // @req ENT-029
  it('has in sourceRef the reference of a payment link, with which init asks, and none in a page of the merchant', () => {
    const ref = 'r'.repeat(22);
    const byLink = new Harness().send({ type: 'opened', open: openWith({ entry: { kind: 'page', ref } }) });
    expect(byLink.state.config.sourceRef).toBe(ref);
    expect(byLink.pending('init')?.body).toEqual({ ref });
    const framed = new Harness().send({ type: 'opened', open: openWith({}) });
    expect(framed.state.config.sourceRef).toBeNull();
  });

  // @req ENT-029
  it('has in activationId the application that details names, and the one that application-status names', () => {
    const harness = new Harness().opened().answer('orderInfo').answer('details', { applicationId: 'KA-1' });
    expect(harness.state.config.activationId).toBe('KA-1');
    const applying = { name: 'ntbStatus', status: 'checking', failure: null, lenderPage: 'none' } as const;
    harness.state = { ...harness.state, screen: applying };
    harness.record = { ...harness.record, timers: { poll: 7 } };
    harness.poll().answer('ntbStatus', { applicationId: 'KA-2' });
    expect(harness.state.config.activationId).toBe('KA-2');
  });

  // @req ENT-026
  it('is there after a reload too, by the order: without a timer where shouldShowTimer is false', () => {
    const harness = new Harness().opened({ hasSession: true });
    const sessionConfig = { ...answers.init.sessionConfig, shouldShowTimer: false, shouldShowDrawer: false };
    harness.answer('orderInfo', { sessionConfig });
    expect(harness.state.config.shouldShowDrawer).toBe(false);
    expect(harness.state.timer).toBeNull();
  });

  // @req ENT-027
  it('leads to the plans and not to the number where redirectToEnterMobile is false', () => {
    const screenAt = (redirectToEnterMobile: boolean) => {
      const harness = new Harness().opened();
      harness.answer('orderInfo', { sessionConfig: { ...answers.init.sessionConfig, redirectToEnterMobile } });
      harness.answer('details', { step: 'VERIFY_MOBILE', lenderId: '401' });
      return harness.state.screen.name;
    };
    expect([screenAt(true), screenAt(false)]).toEqual(['verifyMobile', 'planSelection']);
  });

  // @req ENT-028
  it('colours a page of our own, and not a frame in the merchant’s page', () => {
    const theme = { primaryCTAColor: '#112233', secondaryCTAColor: '#445566' };
    const appliedIn = (entry: OpenRequest['entry']) => {
      const harness = new Harness();
      harness.send({ type: 'opened', open: openWith({ entry }) });
      harness.answer('init', { sessionConfig: { ...answers.init.sessionConfig, theme } });
      return harness.asked('applyTheme').at(-1)?.theme.primaryCTAColor;
    };
    expect(appliedIn({ kind: 'page', ref: 'r'.repeat(22) })).toBe('#112233');
    expect(appliedIn({ kind: 'frame', checkoutToken: 'a'.repeat(43) })).toBe('#007e3f');
  });
});
