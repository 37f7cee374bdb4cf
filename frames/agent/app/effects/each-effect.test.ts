// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error';
import { sheetOf } from '../../flow/sheets';
import { goodAnswers, openRequest, START_MS } from '../../flow/testing/harness';
import { isOpenView } from '../../flow/views';
import { drafts } from '../draft-store';
import type { SalesMachine } from '../sales-machine';
import type { Fixture } from '../testing/fake-ports';
import { answers, nameOf, Running, refused, soon, toResult } from '../testing/machine';

let running: Running;
let fixture: Fixture;
let machine: SalesMachine;

beforeEach(() => {
  running = new Running();
  ({ fixture, machine } = running);
});

describe('each effect', () => {
  const opened = async (): Promise<void> => {
    fixture.server = (call) => answers[nameOf(call)];
    await running.send({ type: 'opened', open: openRequest() });
  };

  it('closeApp tells the host why, and the unfinished work is gone', async () => {
    await opened();
    drafts.write(
      fixture.stores.session,
      'zenmart.ZM-1',
      {
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
    expect(fixture.closings).toEqual(['closeButton']);
    expect(fixture.stores.session.get('salesDraft.zenmart.ZM-1')).toBeNull();
  });

  it('abortCall aborts the request', async () => {
    await opened();
    fixture.server = () => new Promise(() => undefined);
    machine.send({ type: 'amountTyped', text: '54990' });
    machine.send({ type: 'amountSubmitted' });
    await soon(() => expect(running.sentNames).toContain('get-emi-details'));
    machine.send({ type: 'back' });
    await soon(() => expect(fixture.sent.at(-1)?.options.signal?.aborted).toBe(true));
  });

  // @req LIM-008
  it('startTimer takes a toast away after 5 s', async () => {
    await opened();
    machine.send({ type: 'copyEnded', copied: false });
    fixture.wait(4_999);
    expect(machine.state.toast).not.toBeNull();
    fixture.wait(1);
    expect(machine.state.toast).toBeNull();
  });

  // @req ERR-012
  it('forgetSession forgets the session of a 401', async () => {
    fixture.session.update({ sessionToken: 's-1' }, START_MS);
    fixture.server = () => {
      throw new ApiError({ kind: 'http', status: 401, message: 'Authorization Fail' });
    };
    await running.send({ type: 'opened', open: openRequest() });
    expect(fixture.session.headers()).toEqual({});
  });

  it('report tells code, message, class and call, never the customer’s number or code', async () => {
    fixture.server = (call) => {
      if (nameOf(call) === 'verify-share-code') throw refused('SHARE_CODE_INVALID');
      return answers[nameOf(call)];
    };
    await running.send(...toResult);
    expect(fixture.reports).toEqual([
      { code: 'SHARE_CODE_INVALID', message: 'No.', errorName: 'Error', during: 'verifyShareCode' },
    ]);
  });

  it.each([
    ['shared', { name: 'none' }],
    [new Error('no canvas'), { name: 'SA_SHARE_INFO', share: 'fellBack' }],
  ] as const)('share that ends with %s leaves %o', async (result, sheet) => {
    await opened();
    await running.send(...toResult.slice(1, 4));
    fixture.shareResult = result;
    machine.send({ type: 'shareInfoAsked' });
    machine.send({ type: 'shareAsked' });
    await soon(() => expect(sheetOf(machine.state.view)).toEqual(sheet));
  });

  it('openLink and copyText go to the browser; a refused copy is told', async () => {
    fixture.server = (call) =>
      nameOf(call) === 'check-eligibility'
        ? {
            emiLenders: [],
            ntbLenders: goodAnswers.getEmiDetails.lenders,
            isNtbAllowed: true,
            isPreApproved: false,
            partLenders: [],
            refusedHere: [],
          }
        : answers[nameOf(call)];
    await running.send(
      ...toResult,
      { type: 'ntbShareAsked', lenderId: '1' },
      { type: 'nameTyped', text: 'Ravi' },
      { type: 'ntbSubmitted' },
    );
    machine.send({ type: 'whatsAppAsked' });
    expect(fixture.opened).toEqual(['https://wa.me/?text=Apply']);
    machine.send({ type: 'linkCopyAsked' });
    await soon(() => expect(machine.state.toast?.kind).toBe('linkCopied'));
    expect(fixture.copied).toEqual(['https://kadam.example/ntb-application?ref=abc']);
    fixture.canCopy = false;
    machine.send({ type: 'linkCopyAsked' });
    await soon(() => expect(machine.state.toast?.kind).toBe('copyFailed'));
  });

  it('checkConnection ends No Internet only where the browser has a network', async () => {
    await opened();
    machine.send({ type: 'wentOffline' });
    fixture.isOnline = false;
    machine.send({ type: 'connectionRetried' });
    expect(machine.state.offline).toBe(true);
    fixture.isOnline = true;
    machine.send({ type: 'connectionRetried' });
    expect(machine.state.offline).toBe(false);
  });

  it('checkStorage lifts the stop once storage works', async () => {
    machine.send({ type: 'storageChecked', available: false });
    fixture.isStorageFine = false;
    machine.send({ type: 'storageRetried' });
    fixture.isStorageFine = true;
    machine.send({ type: 'storageRetried' });
    await soon(() => expect(isOpenView(machine.state.view)).toBe(true));
  });
});
