import type { BrowserContext, Frame, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { agreeToTerms } from './agree-to-terms';
import { accessibilityFaults } from './axe';
import { type StartedOrder, startOrder } from './order';
import { plainShop } from './plain-shop';
import { pressToLeave } from './press-to-leave';
import type { SiteUrls } from './processes';
import { codeFromPhone } from './till';

interface Told {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}
interface Host {
  open(provider: string, options: Record<string, unknown>): Promise<unknown>;
  told(): Told[];
}
declare const host: Host;

/** A checkout and a shopper's actions in it, by role and label. */
export class CheckoutPage {
  constructor(
    readonly sites: SiteUrls,
    readonly order: StartedOrder,
    readonly context: BrowserContext,
    readonly page: Page,
    readonly problems: string[],
    /** False on a separate page, where the checkout is the page. */
    readonly isFramed: boolean,
  ) {}

  get app(): Frame {
    const frame = this.isFramed ? this.page.frames()[1] : this.page.mainFrame();
    if (!frame) throw new Error('no checkout frame');
    return frame;
  }

  button(name: string | RegExp): Locator {
    return this.app.getByRole('button', { name, exact: typeof name === 'string' });
  }

  heading(name: string | RegExp): Locator {
    return this.app.getByRole('heading', { name });
  }

  field(name: string | RegExp): Locator {
    return this.app.getByRole('textbox', { name });
  }

  told(): Promise<Told[]> {
    return this.page.evaluate(() => host.told());
  }

  async hears(name: string): Promise<Readonly<Record<string, unknown>>> {
    await this.page.waitForFunction((wanted) => host.told().some((each) => each.name === wanted), name);
    return (await this.told()).find((each) => each.name === name)?.payload ?? {};
  }

  async chooseLender(name: string): Promise<void> {
    await this.button('Change lender').click();
    await this.button(/^All \d+ lenders/).click();
    await this.app.getByRole('radio', { name: new RegExp(`^${name}`) }).click();
  }

  async choosePlan(months = 6): Promise<void> {
    await this.app.getByRole('radio', { name: new RegExp(`${months} months`) }).check();
    await this.button('Continue').click();
  }

  async giveMobile(mobile: string): Promise<void> {
    await this.field(/mobile number/i).fill(mobile);
    await this.button('Send OTP').click();
  }

  /** With the terms ticked the fifth digit verifies it. */
  async giveOtp(mobile: string): Promise<void> {
    await this.heading('Enter OTP to continue').waitFor();
    await agreeToTerms(this.app);
    await this.field(/otp/i).pressSequentially(await codeFromPhone(this.sites, mobile));
  }

  async verify(mobile: string, months = 6): Promise<void> {
    await this.choosePlan(months);
    await this.giveMobile(mobile);
    await this.giveOtp(mobile);
  }

  alternative(index: number): Locator {
    return this.app.getByRole('list', { name: 'Nearest ways' }).getByRole('button').nth(index);
  }

  /** The chosen plan in the footer of the plans: '12 months' and '₹59,483.06'. */
  async chosenPlan(): Promise<{ readonly months: string; readonly total: string }> {
    await this.app.getByRole('button', { name: 'Continue', disabled: false }).waitFor();
    const [sum, total] = await this.app
      .locator('main p')
      .filter({ hasText: /× \d+ months|in all$/ })
      .allTextContents();
    return {
      months: /\d+ months/.exec(sum ?? '')?.[0] ?? '',
      total: /₹[\d,.]+\d/.exec(total ?? '')?.[0] ?? '',
    };
  }

  /** A PIN (masked, so no text box), a date of birth as digits DDMMYYYY, or a PAN. */
  async answer(label: string, value: string): Promise<void> {
    await this.app.getByLabel(label).pressSequentially(value);
    await this.button('Continue').click();
  }

  async pay(mobile: string): Promise<void> {
    await this.heading(/^Confirm with/).waitFor();
    await this.field(/otp/i).pressSequentially(await codeFromPhone(this.sites, mobile));
    await this.button(/^Pay ₹/).click();
  }

  async isClean(): Promise<void> {
    expect(await accessibilityFaults(this.app)).toEqual([]);
  }

  /** Presses Close and confirms. The frame is removed with the answer. */
  async cancel(): Promise<void> {
    await this.button('Close').first().click();
    await this.heading('Leave this payment?').waitFor();
    await pressToLeave(this.button('Cancel payment'));
  }

  /** Goes offline until the notice appears. */
  async losesTheLine(): Promise<void> {
    await this.context.setOffline(true);
    await this.heading('No Internet').waitFor();
    await this.context.setOffline(false);
    await this.heading('No Internet').waitFor({ state: 'detached' });
  }

  async resumesAt(heading: string | RegExp): Promise<void> {
    await this.heading(heading).first().waitFor();
    await this.page.reload();
    await this.heading(heading).first().waitFor();
  }

  /** Continues up to the offer of an application. */
  async verifyUnknown(mobile: string): Promise<void> {
    await this.verify(mobile);
    await this.heading('Apply for a new EMI limit').waitFor();
  }

  async openApplication(lender = /./): Promise<void> {
    await this.app.getByRole('radio', { name: lender }).first().check();
    await this.button(/^Apply with/).click();
    await this.field('Full name').waitFor();
  }

  /** Fills in the application except secrets that are already filled. */
  async apply(): Promise<void> {
    await this.field('Full name').fill('Asha Rao');
    await this.field('Date of birth').fill('15081990');
    await this.field('PAN').fill('ABCDE1234F');
    await this.field('Home pincode').fill('560001');
    await this.app.getByRole('checkbox', { name: /agree/i }).check();
    await this.button('Submit application').click();
  }

  async agree(): Promise<void> {
    await this.heading('Key Facts Statement').waitFor();
    await this.app.getByRole('checkbox', { name: /agree/i }).check();
    await this.button('Agree and continue').click();
  }
}

export interface CheckoutOptions {
  readonly order?: Record<string, unknown>;
  readonly options?: Record<string, unknown>;
  readonly viewport?: { readonly width: number; readonly height: number };
}

async function newPage(context: BrowserContext, viewport = { width: 414, height: 800 }) {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  page.setDefaultTimeout(12_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return { page, problems };
}

const STYLE = 'body{margin:0}iframe{border:0;position:fixed;inset:0;width:100%;height:100%}';

/** A checkout over a plain page of the merchant. */
export async function openCheckout(
  context: BrowserContext,
  sites: SiteUrls,
  about: CheckoutOptions = {},
): Promise<CheckoutPage> {
  return openCheckoutOf(context, sites, await startOrder(sites, about.order), about);
}

export async function openCheckoutOf(
  context: BrowserContext,
  sites: SiteUrls,
  order: StartedOrder,
  about: CheckoutOptions = {},
): Promise<CheckoutPage> {
  const shopUrl = await plainShop('checkout-host.ts', STYLE);
  const { page, problems } = await newPage(context, about.viewport);
  await page.goto(shopUrl);
  const options = { merchantKey: 'zenmart_sandbox', checkoutToken: order.checkoutToken, ...about.options };
  const answer = await page.evaluate(([provider, given]) => host.open(provider, given), [
    sites.providerUrl,
    options,
  ] as const);
  if ((answer as { outcome?: string }).outcome !== 'opened') throw new Error(JSON.stringify(answer));
  return new CheckoutPage(sites, order, context, page, problems, true);
}

/** A checkout on a separate page, by the payment link. */
export async function openLink(
  context: BrowserContext,
  sites: SiteUrls,
  about: CheckoutOptions = {},
): Promise<CheckoutPage> {
  return openLinkOf(context, sites, await startOrder(sites, about.order), about.viewport);
}

export async function openLinkOf(
  context: BrowserContext,
  sites: SiteUrls,
  order: StartedOrder,
  viewport?: CheckoutOptions['viewport'],
): Promise<CheckoutPage> {
  const { page, problems } = await newPage(context, viewport);
  await page.goto(order.paymentLink);
  return new CheckoutPage(sites, order, context, page, problems, false);
}
