// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error';
import { readVerifiedMobiles } from '../../../platform/storage/verified-mobiles';
import { bottomSheetConfig, routeDetails } from '../../flow/spec-names';
import { goodAnswers, MOBILE, openRequest, START_MS } from '../../flow/testing/harness';
import type { SalesMachine } from '../sales-machine';
import type { Fixture } from '../testing/fake-ports';
import { answers, nameOf, Running, refused, toResult } from '../testing/machine';

let running: Running;
let fixture: Fixture;
let machine: SalesMachine;

beforeEach(() => {
  running = new Running();
  ({ fixture, machine } = running);
});

describe('from the opening to the result', () => {
  it('calls init, get-emi-details, send-share-code, verify-share-code and check-eligibility, in that order', async () => {
    fixture.server = (call) => answers[nameOf(call)];
    await running.send(...toResult);
    expect(running.sentNames).toEqual([
      'init',
      'get-emi-details',
      'send-share-code',
      'verify-share-code',
      'check-eligibility',
    ]);
    expect(bottomSheetConfig(machine.state).moduleName).toBe('USER_ELIGIBILITY_INFO');
    expect(fixture.themes).toEqual([{ primaryCTAColor: '#007E3F', secondaryCTAColor: '#5faf5d' }]);
  });

  it('remembers the number for this merchant and agent, encoded', async () => {
    fixture.server = (call) => answers[nameOf(call)];
    await running.send(...toResult);
    const verified = [{ mobile: MOBILE, untilMs: START_MS + 3_600_000 }];
    expect(readVerifiedMobiles(fixture.stores.local, 'zenmart.ZM-1', START_MS)).toEqual(verified);
    expect(readVerifiedMobiles(fixture.stores.local, 'zenmart.ZM-2', START_MS)).toEqual([]);
    expect(fixture.stores.local.get('verifiedMobiles.zenmart.ZM-1')).not.toContain(MOBILE);
  });
});

describe('a retry', () => {
  it('of a code that was lost on the way brings the same idempotency key, another code brings another', async () => {
    let tries = 0;
    fixture.server = (call) => {
      if (nameOf(call) !== 'send-share-code') return answers[nameOf(call)];
      tries += 1;
      if (tries === 1) throw new ApiError({ kind: 'network', status: 500, message: 'Network Error' });
      return goodAnswers.sendShareCode;
    };
    await running.send(...toResult.slice(0, 6), { type: 'errorExitAsked' }, { type: 'mobileSubmitted' });
    fixture.wait(30_000);
    await running.send({ type: 'codeResendAsked' });
    const keys = fixture.sent
      .filter((call) => nameOf(call) === 'send-share-code')
      .map(({ options }) => options.idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('after 1402 comes with the host’s fresh token', async () => {
    let tries = 0;
    fixture.server = () => {
      tries += 1;
      if (tries === 1) throw refused(1402);
      return goodAnswers.init;
    };
    await running.send({ type: 'opened', open: openRequest() });
    expect(fixture.sent.map(({ options }) => options.headers?.['ic-sdk-token'])).toEqual(['token-1', 'token-2']);
    expect(routeDetails(machine.state).path).toBe('/sales-emi-home');
  });

  it('after 1402 does not come where the host has no token: the session has expired', async () => {
    fixture.token = null;
    fixture.server = () => {
      throw refused(1402);
    };
    await running.send({ type: 'opened', open: openRequest() });
    expect(routeDetails(machine.state).path).toBe('/sales-session-expired');
    expect(fixture.sent).toHaveLength(1);
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
