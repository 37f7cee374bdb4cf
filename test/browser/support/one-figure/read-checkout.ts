import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright';
import { deferredMessages } from '../../../../frames/checkout/deferred-messages';
import { messagesOf } from '../../../../frames/checkout/page-messages';
import { header } from '../../../../shared/api/headers';
import type { Kfs } from '../../../../shared/api/kfs';
import type { Locale } from '../../../../shared/locales';
import { type CheckoutPage, openCheckout } from '../checkout-page';
import { pickSegment } from '../pick-segment';
import type { SiteUrls } from '../processes';
import { codeFromPhone } from '../till';
import { amountsIn, type inTheCheckout } from './expected';
import { type Loan, rivalOf } from './loans';
import { shownAmounts } from './shown-amounts';

/** Valid second factors of the simulated lenders. */
const SECOND_FACTORS = { NONE: '', PIN: '1234', DOB: '1990-08-15', PAN: 'ABCDE1234F' } as const;

type Calls = ReturnType<typeof callsOf>;

function callsOf(sites: SiteUrls, origin: string, sessionToken: string) {
  return async <T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${sites.providerUrl}${path}`, {
      method,
      headers: {
        [header.merchantKey]: 'zenmart_sandbox',
        [header.origin]: origin,
        [header.sessionToken]: sessionToken,
        ...(body === undefined ? {} : { 'content-type': 'application/json', [header.idempotencyKey]: randomUUID() }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { success: boolean; data: T };
    if (!answer.success) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer.data;
  };
}

/** Sends number, OTP, plan and second factor, up to the statement, or to the lender's OTP if there is none. */
async function reserve(call: Calls, sites: SiteUrls, { lender, tenure, mobile }: Loan): Promise<void> {
  const consents = { isTermsAccepted: true, isWhatsappConsentAccepted: false };
  await call('POST', '/app/payment/send-otp', { mobile, ...consents });
  await call('POST', '/app/payment/verify-otp', {
    mobile,
    otp: await codeFromPhone(sites, mobile),
    isTermsAccepted: true,
  });
  const plan = { lenderId: lender.lenderId, emiPlanId: `${lender.lenderId}-${tenure}` };
  const { step, aivfType } = await call<{ step: string; aivfType: keyof typeof SECOND_FACTORS }>(
    'POST',
    '/app/transaction/initiate-txn',
    plan,
  );
  if (step === 'TWO_FACTOR') await call('POST', '/app/payment/authorize', { aivfValue: SECOND_FACTORS[aivfType] });
}

async function reload(checkout: CheckoutPage): Promise<void> {
  const isGone = checkout.page.waitForEvent('framenavigated');
  await checkout.app.evaluate(() => void setTimeout(() => location.reload()));
  await isGone;
}

/** Takes a loan from its plan to its receipt and reads every amount on the way. The checkout renders the screens; API
 *  calls make the steps between them. */
export async function readCheckout(
  context: BrowserContext,
  sites: SiteUrls,
  loan: Loan,
  locale: Locale,
): Promise<Partial<ReturnType<typeof inTheCheckout>>> {
  let sessionToken = '';
  const listen = (request: { headers(): Record<string, string> }): void => {
    sessionToken = request.headers()[header.sessionToken] ?? sessionToken;
  };
  context.on('request', listen);
  const amount = loan.amountRupees;
  const checkout = await openCheckout(context, sites, {
    order: { amount, items: [{ name: 'Phone', quantity: 1, amountPaise: amount * 100 }] },
    options: { locale },
    viewport: { width: 414, height: 2_400 },
  });
  try {
    const messages = messagesOf(locale);
    const { plans } = messages;
    await checkout.button(plans.changeLender).click();
    const lenders = checkout.app.getByRole('dialog');
    await lenders.locator('[role=radiogroup] + button').click();
    await pickSegment(lenders.getByRole('radio', { name: String(loan.tenure), exact: true }));
    const { compare } = deferredMessages(messages);
    // The name of a lender may be a prefix of another's.
    const rowOf = (role: 'radio' | 'checkbox', name: string) =>
      lenders.getByRole(role).filter({ has: checkout.app.getByText(name, { exact: true }) });
    const rival = rivalOf(loan);
    let compared: number[] = [];
    if (rival) {
      await lenders.getByRole('button', { name: compare.title }).click();
      for (const { lender } of [loan, rival]) await rowOf('checkbox', lender.name).click();
      await lenders.getByRole('button', { name: compare.pick.submit, exact: true }).click();
      await lenders.getByRole('table').waitFor();
      compared = await shownAmounts(checkout.app, 'dialog table');
      await lenders.getByRole('button', { name: compare.choose(loan.lender.name), exact: true }).click();
    } else await rowOf('radio', loan.lender.name).click();
    await checkout.app.getByRole('radio', { name: new RegExp(`× ${loan.tenure} `) }).check();
    await checkout.app.locator('label:has(input:checked) i').first().waitFor();
    const plan = await shownAmounts(checkout.app, 'label:has(input:checked)');
    const actions = await shownAmounts(checkout.app, 'main > :last-child');
    const call = callsOf(sites, new URL(checkout.page.url()).origin, sessionToken);
    await reserve(call, sites, loan);

    let agreed = {};
    if (loan.lender.kfsEnabled) {
      await reload(checkout);
      const more = checkout.app.locator('table ~ button');
      if (loan.cost.instalments.length > 3) await more.click();
      else await checkout.app.locator('table').waitFor();
      const statement = await shownAmounts(checkout.app);
      const issued = await call<{ kfsData: Kfs; printUrl: string }>('GET', '/app/payment/get-kfs-data');
      agreed = { statement, printed: amountsIn(await (await fetch(issued.printUrl)).text()) };
      const { kfsVersion, contentHash } = issued.kfsData;
      await call('POST', '/app/payment/authorize-kfs', { kfsVersion, contentHash, isAccepted: true });
    }

    await reload(checkout);
    await checkout.app.getByRole('textbox').waitFor();
    const confirm = await shownAmounts(checkout.app);
    const { completion } = await call<{ completion: { txnId: string } }>('POST', '/app/payment/confirm', {
      otp: await codeFromPhone(sites, loan.mobile),
    });
    await reload(checkout);
    await checkout.app.getByText(completion.txnId).waitFor();
    return { compared, plan, actions, ...agreed, confirm, receipt: await shownAmounts(checkout.app) };
  } finally {
    context.off('request', listen);
    await checkout.page.close();
  }
}
