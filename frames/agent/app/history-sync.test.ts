// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { syncHistoryAndDraft } from '../../platform/flow/sync-history-and-draft';
import type { Place } from '../../platform/history/browser-history';
import { memoryStore } from '../../platform/storage/key-value-store';
import type { CallName } from '../flow/calls';
import { routeDetails } from '../flow/spec-names';
import { goodAnswer, MOBILE, merchant, openRequest, START_MS } from '../flow/testing/harness';
import { drafts, scopeOf } from './draft-store';
import { historySync } from './history-sync';
import { createSalesMachine, type SalesMachine } from './sales-machine';

let machine: SalesMachine;
let places: Place[];
let store: ReturnType<typeof memoryStore>;
let writes: number;

beforeEach(() => {
  machine = createSalesMachine(() => START_MS);
  places = [];
  writes = 0;
  const memory = memoryStore();
  store = {
    ...memory,
    set: (key, value) => {
      writes += 1;
      memory.set(key, value);
    },
  };
});

const history = { show: (place: Place) => void places.push(place) };
const sync = (): (() => void) => syncHistoryAndDraft(machine, history, historySync, store, () => START_MS);

/** Answers the call that is on its way. */
function answer(call: CallName): void {
  machine.send(goodAnswer(call, machine.state));
}

function toDetails(): void {
  machine.send({ type: 'opened', open: openRequest() });
  answer('init');
  machine.send({ type: 'amountTyped', text: '54990' });
  machine.send({ type: 'amountSubmitted' });
  answer('getEmiDetails');
  machine.send({ type: 'lenderSelected', lenderId: '1' });
}

describe('the browser’s history', () => {
  it('is shown the address and the depth of every state that is ready', () => {
    sync();
    toDetails();
    machine.send({ type: 'amountEditAsked' });
    const distinct = places.filter((place, index) => JSON.stringify(place) !== JSON.stringify(places[index - 1]));
    expect(distinct).toEqual([
      { path: '/sales-emi-home', depth: 0 },
      { path: '/sales-lenders-list', depth: 1 },
      { path: '/sales-lender-details', depth: 2 },
      { path: '/sales-lender-details', depth: 3 },
    ]);
  });

  it('is left alone before init has answered and after closing', () => {
    sync();
    machine.send({ type: 'opened', open: openRequest() });
    expect(places).toEqual([]);
    answer('init');
    const shown = places.length;
    machine.send({ type: 'closeAsked', button: 'close' });
    expect(places).toHaveLength(shown);
  });

  it('is left alone once the sync has stopped', () => {
    const stop = sync();
    stop();
    toDetails();
    expect(places).toEqual([]);
  });
});

describe('the stored draft', () => {
  it('restores amount, number and lender after a reload in the middle', () => {
    sync();
    toDetails();
    machine.send({ type: 'eligibilityAsked' });
    machine.send({ type: 'mobileTyped', text: '98765' });
    const draft = drafts.read(store, scopeOf(merchant), START_MS);
    expect(draft).toMatchObject({ path: '/sales-lender-details', submittedAmount: 54_990, mobile: '98765' });

    const again = createSalesMachine(() => START_MS);
    machine = again;
    again.send({ type: 'opened', open: openRequest({ draft, isReload: true }) });
    answer('init');
    answer('getEmiDetails');
    expect(again.state).toMatchObject({ purchase: { selectedLenderId: '1', amount: '54990', mobile: '98765' } });
    expect(routeDetails(again.state).path).toBe('/sales-lender-details');
  });

  it('is written when it changes and not otherwise', () => {
    sync();
    toDetails();
    const before = writes;
    machine.send({ type: 'amountEditAsked' });
    machine.send({ type: 'sheetClosed' });
    expect(writes).toBe(before);
    machine.send({ type: 'amountTyped', text: '6' });
    expect(writes).toBe(before + 1);
  });

  it('holds no share code', () => {
    sync();
    toDetails();
    machine.send({ type: 'eligibilityAsked' });
    machine.send({ type: 'mobileTyped', text: MOBILE });
    expect(Object.keys(drafts.read(store, scopeOf(merchant), START_MS) ?? {}).sort()).toEqual([
      'amount',
      'email',
      'mobile',
      'path',
      'selectedLenderId',
      'submittedAmount',
      'userName',
    ]);
  });
});
