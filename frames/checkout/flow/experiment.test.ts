import { describe, expect, it } from 'vitest';
import { Harness } from './testing/harness';
import { answers, failure, silence } from './testing/samples';

const opened = (clientId: string | null) => new Harness().opened({ clientId });

describe('the variant of the number screen', () => {
  // @req API-094
  it('is asked with the client id when the checkout opens, and its answer is experimentDetails', () => {
    const harness = opened('client-0001');
    expect(harness.sent('variant').map(({ body }) => body)).toEqual([
      { experiment: 'number-assurance', clientId: 'client-0001' },
    ]);
    expect(harness.state.config.experimentDetails).toBeNull();
    harness.answer('variant').answer('orderInfo').answer('details').answer('offers');
    expect(harness.state.config.experimentDetails).toEqual(answers.variant);
  });

  it('is not asked in a browser without a client id', () => {
    expect(opened(null).sent('variant')).toEqual([]);
  });

  it.each([
    ['a refusal', failure('TOO_MANY_REQUESTS')],
    ['a session that is over', failure('AUTHORIZATION_FAIL')],
    ['no answer', silence],
  ])('stays the control after %s, and the payment goes on', (_, why) => {
    const harness = opened('client-0001').fail('variant', why).answer('orderInfo').answer('details').answer('offers');
    expect(harness.state.screen.name).toBe('planSelection');
    expect(harness.state.config.experimentDetails).toBeNull();
  });

  it('that arrives while the number is being typed does not change the screen', () => {
    const harness = opened('client-0001').answer('orderInfo').answer('details').answer('offers');
    harness.send({ type: 'planChosen', emiPlanId: '401-6' }, { type: 'planSubmitted' });
    harness.answer('initiateTxn', { step: 'VERIFY_MOBILE' }).answer('variant');
    expect(harness.state.screen.name).toBe('verifyMobile');
    expect(harness.state.config.experimentDetails).toBeNull();
  });
});
