import { describe, expect, it } from 'vitest';
import { tillAtLender } from './support/till-at-lender';

// Screens for the test numbers 600000CCCC; test/long/sandbox-codes.ltest.ts covers most of them.

const { atLender, sees } = tillAtLender();

describe('refusal of the code', () => {
  it('4302 counts down: a warning appears at 3, 2 and 1 attempts, and the number stays typed', {
    tags: ['long'],
  }, async () => {
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
});

describe('refusal of the eligibility check', () => {
  it('code 4070', { tags: ['long'] }, async () => {
    const agent = await atLender();
    await agent.check('6000004070');
    await sees({ where: 'screen', heading: 'Agent access is blocked' });
  });
});
