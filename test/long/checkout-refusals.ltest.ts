import { describe, it } from 'vitest';
import {
  expectAttemptOver,
  expectAttemptsLeft,
  expectFailedConfirmation,
  expectNoneAtThisShop,
  expectRefusedReservation,
} from '../browser/support/checkout-refusals';
import { checkoutTests } from '../browser/support/checkout-tests';

const { open } = checkoutTests();

// One code of each kind: test/browser/checkout-refusals.btest.ts.
describe('what the lender refuses', () => {
  it.each([4006, 4011, 4015] as const)('code %i of a reservation is told with what to do next', async (code) => {
    await expectRefusedReservation(await open(), code);
  });

  it('a number whom the lender lends no more at this shop is told why, and what works instead', async () => {
    await expectNoneAtThisShop(await open(), '9000000011', /^No more purchases here with this lender$/);
  });

  it('a wrong date of birth (4303) is told at the field, with the attempts that are left', async () => {
    await expectAttemptsLeft(await open(), 4303, ['Date of birth', '15081990']);
  });

  it('the last wrong PIN (4104) ends the attempt and shows what works instead', async () => {
    await expectAttemptOver(await open(), 4104, ['4-digit PIN', '1234']);
  });

  it.each([4007] as const)('code %i of a confirmation is a failure that leads on', async (code) => {
    await expectFailedConfirmation(await open(), code);
  });
});
