import { describe, expect, it } from 'vitest';
import { initialState } from './initial-state';
import { Harness } from './testing/harness';
import { answers, failure } from './testing/samples';

/** At the receipt, where the server has said whether there is an app. */
function atReceipt(hasAppLink: boolean): Harness {
  const sessionConfig = { ...answers.init.sessionConfig, hasAppLink };
  const opened = new Harness().opened().answer('orderInfo', { sessionConfig });
  const paid = new Harness().atProcessing().answer('confirm');
  return new Harness({ ...paid.state, config: opened.state.config, appLink: opened.state.appLink });
}

describe('the link of the app in the checkout', () => {
  // @req API-073
  it('the receipt sends the link once by ntb-user-acquisition/download-app-sms/v1, if there is an app', () => {
    const harness = atReceipt(true).send({ type: 'appLinkAsked' }, { type: 'appLinkAsked' });
    expect([harness.state.screen.name, harness.sent('appSms').length]).toEqual(['success', 1]);
    expect(harness.answer('appSms').state.appLink).toEqual({ step: 'sent', maskedMobile: '98XXXXX210' });
    expect(harness.send({ type: 'appLinkAsked' }).sent('appSms')).toHaveLength(1);
  });

  it('without an app nothing is offered and nothing is sent', () => {
    const harness = atReceipt(false).send({ type: 'appLinkAsked' });
    expect([harness.state.appLink.step, harness.sent('appSms').length]).toEqual(['hidden', 0]);
    expect(initialState.appLink.step).toBe('hidden');
  });

  it.each(['TOO_MANY_REQUESTS', 'AUTHORIZATION_FAIL'] as const)(
    'the refusal %s leaves the receipt as it is',
    (name) => {
      const harness = atReceipt(true).send({ type: 'appLinkAsked' }).fail('appSms', failure(name));
      expect(harness.state.screen.name).toBe('success');
      expect(harness.state.appLink).toMatchObject({ step: 'offered', failure: { name } });
    },
  );

  it('before the receipt nothing is sent', () => {
    expect(new Harness().atPlans().send({ type: 'appLinkAsked' }).sent('appSms')).toEqual([]);
  });
});
