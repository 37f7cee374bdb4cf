import { describe, expect, it } from 'vitest';
import { answers, details, failure, following, MOBILE, namesOf, opened, refusedUser, user } from '../testing/states';

const result = (hasAppLink: boolean, found = user()) => {
  const { hashedMobile: _, ...answer } = found;
  return [
    opened,
    { answer: 'init', data: answers.init } as const,
    ...details(MOBILE, { hasAppLink }),
    { answer: 'emiInfo', data: { ...answers.emiInfo, hasAppLink } } as const,
    { answer: 'checkUser', data: answer } as const,
  ];
};
const asked = { type: 'appLinkAsked' } as const;

describe('the link of the app in the eligibility widget', () => {
  // @req API-100
  it.each([
    ['eligible', user()],
    ['not eligible', refusedUser],
  ])('the result sends the link once by widget/download-app-sms, if there is an app', (_, found) => {
    const { effects } = following(...result(true, found), asked, asked);
    expect(namesOf(effects).filter((name) => name === 'appSms')).toHaveLength(1);
    const { state } = following(...result(true, found), asked, { answer: 'appSms', data: answers.appSms });
    expect(state.appLink).toEqual({ step: 'sent', maskedMobile: '98XXXXX210' });
  });

  it('without an app nothing is offered and nothing is sent', () => {
    const { state, effects } = following(...result(false), asked);
    expect([state.appLink.step, namesOf(effects).includes('appSms')]).toEqual(['hidden', false]);
  });

  it('a refusal is shown at the link, and the result stays', () => {
    const why = failure({ name: 'TOO_MANY_REQUESTS' });
    const { state } = following(...result(true), asked, { refuse: 'appSms', failure: why });
    expect([state.screen.name, state.appLink]).toEqual(['ELIGIBLE_LENDERS', { step: 'offered', failure: why }]);
  });
});
