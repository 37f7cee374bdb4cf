import { describe, expect, it } from 'vitest';
import { allErrors } from '../../../shared/errors';
import type { Reaction } from '../../../shared/errors/row';
import { optionsByName } from './recovery-options';
import { Play } from './testing/play';
import { failure } from './testing/samples';

/** What the checkout shows once the server has refused with an error, at a step where it is refused with it. */
function shownAfter(name: string): Play {
  const why = failure(name);
  switch (name) {
    case 'PAYMENT_INVALID_AIVF':
    case 'PAYMENT_INVALID_PIN':
      return new Play()
        .atSecondFactor()
        .send({ type: 'aivfTyped', text: '0000' }, { type: 'aivfSubmitted' })
        .fail('authorize', why);
    case 'PAYMENT_INVALID_OTP':
    case 'PAYMENT_OTP_EXPIRED':
      return new Play().atOtp().send({ type: 'otpTyped', text: '12345' }).fail('verifyOtp', why);
    case 'PAYMENT_TRANSACTION_TIMEOUT':
      return new Play().atProcessing().fail('confirm', why);
    case 'PAYMENT_KFS_CHANGED':
      return new Play()
        .atKfs()
        .send({ type: 'kfsConsentToggled', isAccepted: true }, { type: 'kfsSubmitted' })
        .fail('authorizeKfs', why);
    case 'PAYMENT_ORDER_EXPIRED':
      return new Play().atProcessing().fail('confirm', why);
    case 'PAYMENT_MOBILE_NOT_VERIFIED':
      // The payment goes on; it is this session that has to verify its number first.
      return new Play()
        .atPlans()
        .send({ type: 'planChosen', emiPlanId: '401-6' }, { type: 'planSubmitted' })
        .fail('initiateTxn', why)
        .answer('details', { status: 'INITIATED', step: 'VERIFY_MOBILE', isMobileVerified: false });
    default: {
      // The payment has failed with it; the server says where it stands.
      const play = new Play().atPlans().send({ type: 'planChosen', emiPlanId: '401-6' }, { type: 'planSubmitted' });
      return play.fail('initiateTxn', why).answer('details', { status: 'FAILED', step: 'RETRY' });
    }
  }
}

function reactionOf({ state }: Play): Reaction {
  if (state.modal.name !== 'none') return 'modal';
  return ['failure', 'pending', 'ended'].includes(state.screen.name) ? 'screen' : 'inline';
}

const rows = allErrors.filter(({ context }) => context === 'payment');

describe('an error of a payment', () => {
  it.each(rows.map(({ name, reaction }) => [name, reaction]))(
    '%s is shown as the catalogue says: %s',
    (name, reaction) => expect(reactionOf(shownAfter(name))).toBe(reaction),
  );

  it('that has ways on of its own is a screen', () => {
    for (const { name, reaction } of rows)
      if (name in optionsByName) expect([name, reaction]).toEqual([name, 'screen']);
  });
});
