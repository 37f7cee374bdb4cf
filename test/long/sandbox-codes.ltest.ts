import type { Response } from 'playwright';
import { describe, it } from 'vitest';
import {
  expectNoneAtThisStore,
  expectRefusedApplication,
  type Sight,
  tillAtLender,
} from '../browser/support/till-at-lender';
import { expectRefusals } from '../browser/support/unexpected-answers';

const { atLender, sees, seesWords } = tillAtLender();
const isCheck = (response: Response): boolean => response.url().includes('check-eligibility');

describe('a refusal before the code is sent', () => {
  it.each([
    ['4203', { where: 'inline', text: /not registered/ }],
    ['0403', { where: 'screen', heading: 'Account Blocked' }],
  ] satisfies [string, Sight][])('code %s', async (code, sight) => {
    const agent = await atLender();
    await agent.giveMobile(`600000${code}`);
    await sees(sight);
  });
});

describe('a refusal of the code', () => {
  it('code 4301 is shown at the field', async () => {
    const agent = await atLender();
    await agent.check('6000004301');
    await sees({ where: 'inline', text: /No attempts are left/ });
  });
});

describe('a lender that lends this customer nothing (more) at this store', () => {
  it.each([['9000000010', 'Customer is not eligible for purchases with this merchant.']])(
    '%s shows that, with a contact',
    async (mobile, text) => {
      await expectNoneAtThisStore(await atLender(), mobile, text);
    },
  );
});

describe('a refusal of the application', () => {
  // @req NTB-025
  it.each([['4106', /not enough/]])('code %s is shown in the form, and the typed name stays', async (code, text) => {
    await expectRefusedApplication(await atLender(), code, text);
  });
});

describe('a code of payments only', () => {
  it('4012 is not refused here: the customer is pre-approved', async () => {
    const agent = await atLender();
    await agent.check('6000004012');
    await agent.app.getByRole('dialog', { name: 'Customer is pre-approved' }).waitFor();
  });
});

describe('a refusal of the eligibility check', () => {
  it.each([
    ['1402', { where: 'screen', heading: 'Your session has expired' }],
    ['0500', { where: 'modal', text: /technical difficulties/ }],
  ] satisfies [string, Sight][])('code %s', async (code, sight) => {
    const agent = await atLender();
    expectRefusals(agent.app.page(), isCheck);
    await agent.check(`600000${code}`);
    await sees(sight);
  });

  it.each(['0503'])('code %s, which requires a wait, shows that it continues by itself', async (code) => {
    const agent = await atLender();
    expectRefusals(agent.app.page(), isCheck);
    await agent.check(`600000${code}`);
    await agent.app.getByText('Many people are here at this moment.').waitFor();
  });

  it.each(['4110'])('code %s shows its own text and keeps the number', async (code) => {
    const agent = await atLender();
    await agent.check(`600000${code}`);
    await seesWords();
  });
});
