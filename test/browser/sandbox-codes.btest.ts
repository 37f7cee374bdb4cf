import { describe, expect, it } from 'vitest';
import { type Sight, tillAtLender } from './support/till-at-lender';

// What the agent sees for the test numbers 600000CCCC.

const { atLender, sees, seesWords } = tillAtLender();

describe('a refusal before the code is sent', () => {
  it.each([
    ['4109', { where: 'inline', text: /This number is blocked/ }],
    ['4203', { where: 'inline', text: /not registered/ }],
    ['0403', { where: 'screen', heading: 'Account Blocked' }],
  ] satisfies [string, Sight][])('code %s', async (code, sight) => {
    const agent = await atLender();
    await agent.giveMobile(`600000${code}`);
    await sees(sight);
  });
});

describe('a refusal of the code', () => {
  it('4302 counts down: the warning comes at 3, 2 and 1 attempts, and the number stays typed', async () => {
    const agent = await atLender();
    await agent.giveMobile('6000004302');
    await agent.heading('Enter Secure Share Code').waitFor();
    const field = agent.app.getByRole('textbox', { name: /Secure Share Code/ });
    for (const remaining of [null, 3, 2, 1]) {
      await field.pressSequentially('12345');
      await agent.app.getByText('Please enter a valid OTP').waitFor();
      if (remaining !== null) await agent.app.getByText(`Last ${remaining} attempt(s) remaining`).waitFor();
      await expect.poll(() => field.inputValue()).toBe('');
    }
    expect(await agent.app.getByText('+91-60000 04302').count()).toBe(1);
    await field.pressSequentially('12345');
    await agent.app.getByText('Too many wrong codes.').waitFor();
    await agent.app
      .getByText(/^Resend in (30:00|29:\d\d)$/)
      .first()
      .waitFor();
    expect(await field.isEditable()).toBe(false);
    await agent.button('Change').click();
    await agent.button('Send code').click();
    await agent.app.getByText(/Codes can be sent again from \d{1,2}:\d\d/).waitFor();
  });

  it.each([['4301', /No attempts are left/]])('code %s is told at the field', async (code, text) => {
    const agent = await atLender();
    await agent.check(`600000${code}`);
    await sees({ where: 'inline', text });
  });
});

// Its other codes: test/long/sandbox-codes.ltest.ts.
describe('a refusal of the eligibility check', () => {
  it.each([
    ['4070', { where: 'screen', heading: 'Agent access is blocked' }],
    ['0503', { where: 'modal', text: /technical difficulties/ }],
  ] satisfies [string, Sight][])('code %s', async (code, sight) => {
    const agent = await atLender();
    await agent.check(`600000${code}`);
    await sees(sight);
  });

  it('code 4102 tells its own words and keeps the number', async () => {
    const agent = await atLender();
    await agent.check('6000004102');
    await seesWords();
  });
});

describe('a code that only a payment meets', () => {
  it('4012 is no refusal here: the customer is pre-approved', async () => {
    const agent = await atLender();
    await agent.check('6000004012');
    await agent.app.getByRole('dialog', { name: 'Customer is pre-approved' }).waitFor();
  });
});

describe('a lender that lends this customer nothing (more) at this store', () => {
  it.each([
    ['9000000010', 'Customer is not eligible for purchases with this merchant.'],
    ['9000000011', 'Customer is not eligible for further purchases with this merchant.'],
  ])('%s is told so, with whom to ask', async (mobile, words) => {
    const agent = await atLender();
    await agent.check(mobile);
    const result = agent.app.getByRole('dialog', { name: 'No EMI at this store' });
    await result.waitFor();
    expect(await result.textContent()).toContain(`${words} Please contact HDFC Bank for further assistance.`);
  });
});

describe('a refusal of the application', () => {
  it.each([
    ['4106', /not enough/],
    ['4107', /did not accept/],
  ])('code %s is told in the form, and the name stays typed', async (code, text) => {
    const agent = await atLender();
    await agent.check(`600000${code}`);
    await agent.button('Share application').click();
    const name = agent.app.getByRole('textbox', { name: 'Customer’s name' });
    await name.fill('Test Customer');
    await agent.button('Create link').click();
    await agent.app.getByText(text).first().waitFor();
    expect(await name.inputValue()).toBe('Test Customer');
  });
});
