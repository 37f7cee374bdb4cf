import type { Frame, Locator } from 'playwright';
import type { SiteUrls } from './processes';
import { codeFromPhone } from './till';

export class Agent {
  constructor(
    readonly app: Frame,
    readonly sites: SiteUrls,
  ) {}

  button(name: string | RegExp): Locator {
    return this.app.getByRole('button', { name, exact: typeof name === 'string' });
  }

  heading(name: string | RegExp): Locator {
    return this.app.getByRole('heading', { name });
  }

  async calculate(amountRupees: number): Promise<void> {
    const field = this.app.getByRole('textbox', { name: 'Amount' });
    await field.fill(String(amountRupees));
    await this.button('Calculate EMI').click();
    await this.heading(/lenders? for this amount/).waitFor();
  }

  async openLender(name: string | RegExp): Promise<void> {
    await this.button(name).first().click();
    await this.heading(/EMI plans for/).waitFor();
  }

  /** Types the number into the sheet; the tenth digit sends the code. */
  async giveMobile(mobile: string): Promise<void> {
    await this.button('Check eligibility').click();
    const field = this.app.getByRole('textbox', { name: /mobile number/i });
    await field.pressSequentially(mobile);
  }

  /** Reads the code from the sandbox phone and types it; the fifth digit verifies it. */
  async giveCode(mobile: string): Promise<void> {
    await this.heading('Enter Secure Share Code').waitFor();
    const code = await codeFromPhone(this.sites, mobile);
    await this.app.getByRole('textbox', { name: /Secure Share Code/ }).pressSequentially(code);
  }

  async check(mobile: string): Promise<void> {
    await this.giveMobile(mobile);
    await this.giveCode(mobile);
  }
}
