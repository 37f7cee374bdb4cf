// @vitest-environment node
import { expect, it } from 'vitest';
import { memoryStore } from '../../platform/storage/key-value-store';
import { readLogo } from '../../platform/stored/brand';
import { readTxnUuid } from '../../platform/stored/txn-uuid';
import { initialState } from '../flow/initial-state';
import type { CheckoutState } from '../flow/state';
import { answers } from '../flow/testing/samples';
import { keepPayment } from './keep-payment';

const NOW_MS = 1_700_000_000_000;

// @req STO-012
it('a payment that opens is kept by its uuid, with the logo that the server has for its merchant', () => {
  const store = memoryStore();
  let listen: (state: CheckoutState) => void = () => undefined;
  const machine = {
    subscribe(to: typeof listen) {
      listen = to;
    },
  };
  keepPayment(machine, store, () => NOW_MS);
  const merchant = { ...initialState.merchant, merchantKey: 'z' };
  listen({ ...initialState, merchant });
  expect(readTxnUuid(store, NOW_MS)).toBeNull();
  const order = { ...answers.orderInfo, txnUuid: 't-1', merchantLogo: 'https://z.example/l.svg' };
  listen({ ...initialState, merchant, pgData: order });
  expect(readTxnUuid(store, NOW_MS)).toBe('t-1');
  expect(readLogo(store, 'z', NOW_MS)).toBe('https://z.example/l.svg');
});
