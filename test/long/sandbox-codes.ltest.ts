import { describe, it } from 'vitest';
import { type Sight, tillAtLender } from '../browser/support/till-at-lender';

const { atLender, sees, seesWords } = tillAtLender();

describe('a refusal of the eligibility check', () => {
  it.each([
    ['1402', { where: 'screen', heading: 'Your session has expired' }],
    ['0401', { where: 'screen', heading: 'Your session has expired' }],
    ['0500', { where: 'modal', text: /technical difficulties/ }],
    ['0429', { where: 'modal', text: /Too many requests/ }],
  ] satisfies [string, Sight][])('code %s', async (code, sight) => {
    const agent = await atLender();
    await agent.check(`600000${code}`);
    await sees(sight);
  });

  it.each(['4000', '4105', '4110', '4204', '4303'])(
    'code %s tells its own words and keeps the number',
    async (code) => {
      const agent = await atLender();
      await agent.check(`600000${code}`);
      await seesWords();
    },
  );
});
