import type { Frame, Locator, Page } from 'playwright';
import { agreeToTerms } from './agree-to-terms';
import type { SiteUrls } from './processes';
import { codeFromPhone } from './till';

export class Shopper {
  constructor(
    readonly checkout: Page | Frame,
    readonly sites: SiteUrls,
    readonly mobile: string,
  ) {}

  button(name: string | RegExp): Locator {
    return this.checkout.getByRole('button', { name, exact: typeof name === 'string' });
  }

  heading(name: string | RegExp): Locator {
    return this.checkout.getByRole('heading', { name });
  }

  /** Picks a lender and its plan with this number of months. */
  async choose(lender: string, months: number): Promise<void> {
    await this.button('Change lender').click();
    await this.button(/^All \d+ lenders/).click();
    await this.checkout.getByRole('radio', { name: new RegExp(`^${lender}`) }).click();
    await this.checkout.getByRole('radio', { name: new RegExp(`\\b${months} months`) }).check();
    await this.button('Continue').click();
  }

  async verify(): Promise<void> {
    await this.heading('Enter Your Mobile Number').waitFor();
    await this.checkout.getByRole('textbox', { name: /mobile number/i }).pressSequentially(this.mobile);
    await this.button('Send OTP').click();
    await this.heading('Enter OTP to continue').waitFor();
    await agreeToTerms(this.checkout);
    await this.typeOtp('Enter OTP to continue');
  }

  async agree(): Promise<void> {
    await this.heading('Key Facts Statement').waitFor();
    await this.checkout.getByRole('checkbox', { name: /I have read the Key Facts Statement/ }).check();
    await this.button('Agree and continue').click();
  }

  /** Types the lender's OTP and presses the pay button. */
  async confirm(lender: string): Promise<void> {
    await this.typeOtp(`Confirm with ${lender}`);
    await this.button(/^Pay ₹[\d,]+ on EMI$/).click();
    await this.heading('Order placed').waitFor();
  }

  async pay(): Promise<void> {
    await this.choose('Tamarind Bank', 6);
    await this.verify();
    await this.agree();
    await this.confirm('Tamarind Bank');
  }

  private async typeOtp(heading: string): Promise<void> {
    await this.heading(heading).waitFor();
    const code = await codeFromPhone(this.sites, this.mobile);
    await this.checkout.getByRole('textbox', { name: /OTP/ }).pressSequentially(code);
  }
}
