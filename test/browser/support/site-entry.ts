import type { Locator, Page } from 'playwright';
import { agreeToTerms } from './agree-to-terms';
import type { SharedSites } from './shared-sites';
import { addressAt, type Host } from './site-page';
import { codeFromPhone } from './till';

export const entries = ['My Account', 'the home page'] as const;
export type Entry = (typeof entries)[number];

export class SiteEntry {
  constructor(
    readonly page: Page,
    readonly sites: SharedSites,
    readonly entry: Entry,
    readonly host: Host = '',
  ) {}

  open(): Promise<unknown> {
    const account = this.host === '' ? '/account' : '/login';
    return this.page.goto(addressAt(this.sites, this.host, this.entry === 'My Account' ? account : '/buy'));
  }

  get place(): Locator {
    return this.entry === 'My Account'
      ? this.page.getByRole('main')
      : this.page.getByRole('dialog', { name: /^(My Account|What the lenders say)$/ });
  }
  get number(): Locator {
    return this.page.getByRole('textbox', { name: 'Mobile number' }).and(this.page.locator(':visible')).last();
  }
  get code(): Locator {
    return this.place.getByRole('textbox', { name: 'Enter 5 Digit OTP' });
  }
  heading(name: string | RegExp): Locator {
    return this.place.getByRole('heading', { level: 1, name });
  }
  button(name: string | RegExp): Locator {
    return this.place.getByRole('button', { name });
  }

  async giveNumber(mobile: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
    await this.page.getByRole('button', { name: /^send otp$/i }).click();
  }
  async asksForCode(mobile: string): Promise<void> {
    await this.giveNumber(mobile);
    await this.heading('Enter OTP to continue').waitFor();
    await agreeToTerms(this.place);
  }
  async giveCode(mobile: string): Promise<void> {
    await agreeToTerms(this.place);
    await this.code.pressSequentially(await codeFromPhone(this.sites, mobile));
  }
  async logIn(mobile: string): Promise<void> {
    await this.asksForCode(mobile);
    await this.giveCode(mobile);
  }
}
