import { describe, it } from 'vitest';
import { checkoutTests } from '../browser/support/checkout-tests';
import { expectRefusedReservation } from '../browser/support/refused-reservation';

const { open } = checkoutTests();

describe('what the lender refuses of a reservation', () => {
  it.each([4006, 4009, 4011, 4012, 4015, 4016] as const)('code %i is told with what to do next', async (code) => {
    await expectRefusedReservation(await open(), code);
  });
});
