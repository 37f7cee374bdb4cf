import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api/api-error';
import { readVerifiedMobiles } from '../../../platform/storage/verified-mobiles';
import type { SalesEvent } from '../../flow/events';
import { CODE, goodAnswers, MOBILE, openRequest, START_MS } from '../../flow/testing/play';
import { writeDraft } from '../draft-store';
import { SalesMachine } from '../sales-store';
import { FakeWorld, type SentCall } from '../testing/fake-ports';
import { createPerformer } from './perform';

let world: FakeWorld;
let machine: SalesMachine;

beforeEach(() => {
  world = new FakeWorld();
  machine = new SalesMachine(() => world.nowMs);
  machine.connect(createPerformer(world.ports, machine.send, () => machine.state));
});

const nameOf = ({ path }: SentCall): string => path.replace(/.*\//, '');
const sentNames = (): string[] => world.sent.map(nameOf);
const answers: Readonly<Record<string, unknown>> = {
  init: goodAnswers.init,
  'get-emi-details': goodAnswers.getEmiDetails,
  'send-share-code': goodAnswers.sendShareCode,
  'verify-share-code': goodAnswers.verifyShareCode,
  'check-eligibility': goodAnswers.checkEligibility,
  'share-ntb-application': goodAnswers.shareNtbApplication,
};
const refused = (code: number | string): ApiError =>
  new ApiError({ kind: 'business', status: 400, code, message: 'No.' });

/** Once promises under way have been kept. */
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { interval: 1 });

/** Sends the events one after another, each once the one before has been answered. */
async function play(...events: SalesEvent[]): Promise<void> {
  for (const event of events) {
    machine.send(event);
    await soon(() => expect(machine.state.calls).toEqual({}));
  }
}

const toResult: readonly SalesEvent[] = [
  { type: 'opened', open: openRequest() },
  { type: 'amountTyped', text: '54990' },
  { type: 'amountSubmitted' },
  { type: 'lenderSelected', lenderId: '1' },
  { type: 'eligibilityAsked' },
  { type: 'mobileTyped', text: MOBILE },
  { type: 'codeTyped', text: CODE },
];

describe('from the opening to the result', () => {
  it('calls init, get-emi-details, send-share-code, verify-share-code and check-eligibility, in that order', async () => {
    world.server = (call) => answers[nameOf(call)];
    await play(...toResult);
    expect(sentNames()).toEqual([
      'init',
      'get-emi-details',
      'send-share-code',
      'verify-share-code',
      'check-eligibility',
    ]);
    expect(machine.state.bottomSheetConfig.moduleName).toBe('USER_ELIGIBILITY_INFO');
    expect(world.themes).toEqual([{ primaryCTAColor: '#007E3F', secondaryCTAColor: '#5faf5d' }]);
  });

  it('remembers the number for this merchant and agent, encoded', async () => {
    world.server = (call) => answers[nameOf(call)];
    await play(...toResult);
    const verified = [{ mobile: MOBILE, untilMs: START_MS + 3_600_000 }];
    expect(readVerifiedMobiles(world.stores.local, 'zenmart.ZM-1', START_MS)).toEqual(verified);
    expect(readVerifiedMobiles(world.stores.local, 'zenmart.ZM-2', START_MS)).toEqual([]);
    expect(world.stores.local.get('verifiedMobiles.zenmart.ZM-1')).not.toContain(MOBILE);
  });
});

describe('a retry', () => {
  it('of a code that was lost on the way brings the same idempotency key, another code brings another', async () => {
    let tries = 0;
    world.server = (call) => {
      if (nameOf(call) !== 'send-share-code') return answers[nameOf(call)];
      tries += 1;
      if (tries === 1) throw new ApiError({ kind: 'network', status: 500, message: 'Network Error' });
      return goodAnswers.sendShareCode;
    };
    await play(...toResult.slice(0, 6), { type: 'errorExitAsked' }, { type: 'mobileSubmitted' });
    world.wait(30_000);
    await play({ type: 'codeResendAsked', nowMs: world.nowMs });
    const keys = world.sent
      .filter((call) => nameOf(call) === 'send-share-code')
      .map(({ options }) => options.idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('after 1402 comes with the host’s fresh token', async () => {
    let tries = 0;
    world.server = () => {
      tries += 1;
      if (tries === 1) throw refused(1402);
      return goodAnswers.init;
    };
    await play({ type: 'opened', open: openRequest() });
    expect(world.sent.map(({ options }) => options.headers?.['ic-sdk-token'])).toEqual(['token-1', 'token-2']);
    expect(machine.state.routeDetails.path).toBe('/sales-emi-home');
  });

  it('after 1402 does not come where the host has no token: the session has expired', async () => {
    world.token = null;
    world.server = () => {
      throw refused(1402);
    };
    await play({ type: 'opened', open: openRequest() });
    expect(machine.state.routeDetails.path).toBe('/sales-session-expired');
    expect(world.sent).toHaveLength(1);
  });
});

describe('each effect', () => {
  const opened = async (): Promise<void> => {
    world.server = (call) => answers[nameOf(call)];
    await play({ type: 'opened', open: openRequest() });
  };

  it('closeApp tells the host why, and the unfinished work is gone', async () => {
    await opened();
    writeDraft(
      world.stores.session,
      {
        merchantKey: 'zenmart',
        merchantAgentId: 'ZM-1',
        path: '/sales-emi-home',
        amount: '54990',
        submittedAmount: null,
        mobile: '',
        selectedLenderId: null,
        userName: '',
        email: '',
      },
      START_MS,
    );
    machine.send({ type: 'closeAsked', button: 'close' });
    expect(world.closings).toEqual(['closeButton']);
    expect(world.stores.session.get('salesDraft.zenmart.ZM-1')).toBeNull();
  });

  it('abortCall aborts the request', async () => {
    await opened();
    world.server = () => new Promise(() => undefined);
    machine.send({ type: 'amountTyped', text: '54990' });
    machine.send({ type: 'amountSubmitted' });
    await soon(() => expect(sentNames()).toContain('get-emi-details'));
    machine.send({ type: 'back' });
    await soon(() => expect(world.sent.at(-1)?.options.signal?.aborted).toBe(true));
  });

  it('startTimer takes a toast away after 5 s', async () => {
    await opened();
    machine.send({ type: 'copyEnded', copied: false });
    world.wait(4_999);
    expect(machine.state.toast).not.toBeNull();
    world.wait(1);
    expect(machine.state.toast).toBeNull();
  });

  it('clearSession forgets the session of a 401', async () => {
    world.ports.session.update({ sessionToken: 's-1' }, START_MS);
    world.server = () => {
      throw new ApiError({ kind: 'unauthorised', status: 401, message: 'Authorization Fail' });
    };
    await play({ type: 'opened', open: openRequest() });
    expect(world.ports.session.headers()).toEqual({});
  });

  it('report tells code, message and call, never the customer’s number or code', async () => {
    world.server = (call) => {
      if (nameOf(call) === 'verify-share-code') throw refused('SHARE_CODE_INVALID');
      return answers[nameOf(call)];
    };
    await play(...toResult);
    expect(world.reports).toEqual([{ code: 'SHARE_CODE_INVALID', message: 'No.', during: 'verifyShareCode' }]);
  });

  it.each([
    ['shared', 'shared'],
    [new Error('no canvas'), 'fellBack'],
  ] as const)('share that ends with %s leaves %s', async (result, state) => {
    await opened();
    await play(...toResult.slice(1, 4));
    world.shareResult = result;
    machine.send({ type: 'shareInfoAsked' });
    machine.send({ type: 'shareAsked' });
    await soon(() => expect(machine.state.shareState).toBe(state));
  });

  it('openLink and copyText go to the browser; a refused copy is told', async () => {
    world.server = (call) =>
      nameOf(call) === 'check-eligibility'
        ? { emiLenders: [], ntbLenders: goodAnswers.getEmiDetails.lenders, isNtbAllowed: true, isPreApproved: false }
        : answers[nameOf(call)];
    await play(
      ...toResult,
      { type: 'ntbShareAsked', lenderId: '1' },
      { type: 'nameTyped', text: 'Ravi' },
      { type: 'ntbSubmitted' },
    );
    machine.send({ type: 'whatsAppAsked' });
    expect(world.opened).toEqual(['https://wa.me/?text=Apply']);
    machine.send({ type: 'linkCopyAsked' });
    await soon(() => expect(machine.state.toast?.kind).toBe('linkCopied'));
    expect(world.copied).toEqual(['https://kadam.example/ntb-application?ref=abc']);
    world.canCopy = false;
    machine.send({ type: 'linkCopyAsked' });
    await soon(() => expect(machine.state.toast?.kind).toBe('copyFailed'));
  });

  it('checkConnection ends No Internet only where the browser has a network', async () => {
    await opened();
    machine.send({ type: 'wentOffline' });
    world.isOnline = false;
    machine.send({ type: 'connectionRetried' });
    expect(machine.state.offline).toBe(true);
    world.isOnline = true;
    machine.send({ type: 'connectionRetried' });
    expect(machine.state.offline).toBe(false);
  });

  it('checkStorage lifts the stop once storage works', async () => {
    machine.send({ type: 'storageChecked', available: false });
    world.isStorageFine = false;
    machine.send({ type: 'storageRetried' });
    world.isStorageFine = true;
    machine.send({ type: 'storageRetried' });
    await soon(() => expect(machine.state.standstill).toBe('none'));
  });
});

describe('events that come while one is being taken', () => {
  it('wait for their turn: the effects of the first are carried out before the second', () => {
    const order: string[] = [];
    machine.connect((effect) => {
      order.push(effect.type);
      if (effect.type === 'applyTheme') machine.send({ type: 'wentOffline' });
    });
    machine.send({ type: 'opened', open: openRequest() });
    expect(order).toEqual(['applyTheme', 'call']);
    expect(machine.state.offline).toBe(true);
  });

  it('are not lost after a fault in an effect', () => {
    machine.connect(() => {
      throw new Error('fault');
    });
    expect(() => machine.send({ type: 'opened', open: openRequest() })).toThrow('fault');
    machine.connect(() => undefined);
    machine.send({ type: 'wentOffline' });
    expect(machine.state.offline).toBe(true);
  });
});
