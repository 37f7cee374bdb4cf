import { expect, it } from 'vitest';
import { deferredMessages } from '../../frames/checkout/deferred-messages';
import { messagesOf } from '../../frames/checkout/page-messages';
import { brand } from '../../shared/brand';
import { kfsMessages } from '../../shared/kfs/messages';
import { lenders } from '../../shared/lenders';
import { messagesIn } from '../../shared/messages/define-messages';
import { checkoutTests } from './support/checkout-tests';
import { codeFromPhone } from './support/till';

const { sites, open } = checkoutTests();

it('a shopper in Hindi agrees to a statement that is entirely in Hindi', async () => {
  const mobile = '9000000001';
  const words = messagesOf('hi');
  const { mobile: entry, otp } = deferredMessages(words);
  const kfs = messagesIn('hi', kfsMessages);
  const checkout = await open({ options: { locale: 'hi' } });
  await checkout.app.getByRole('radio', { name: /× 6 / }).check();
  await checkout.button(words.plans.continue).click();
  await checkout.heading(entry.heading).waitFor();
  await checkout.app.getByRole('textbox').fill(mobile);
  await checkout.button(entry.send).click();
  await checkout.heading(otp.heading).waitFor();
  await checkout.app.getByRole('checkbox').check();
  await checkout.app.locator('[autocomplete=one-time-code]').pressSequentially(await codeFromPhone(sites(), mobile));
  await checkout.heading(kfs.heading).waitFor();
  const more = checkout.app.locator('table ~ button');
  await more.click();
  // biome-ignore lint/performance/useDomNodeTextContent: in the text of the tree neighbouring cells run together
  const read = await checkout.app.locator('main').innerText();
  expect(read).toContain(kfs.rights.recovery);
  expect(read).toContain(kfs.charges);
  const known =
    /(?<![\w-])[\w-]{43}(?![\w-])|\b(?:EMI|GST|APR|RBI|CIN|SHA|\d{2}XXXXX\d{3}|KD\w+|NE-\w+|[\w.]+@[\w.]+)\b|Zenmart|Kadam/g;
  const entities = lenders.flatMap(({ legal: { nodalOfficer, ...company } }) => [
    ...[
      company.legalName,
      company.registeredOffice,
      company.rbiRegistration,
      company.cin ?? [],
      company.website,
    ].flat(),
    nodalOfficer.email,
  ]);
  const names = [...entities, ...lenders.map(({ name }) => name), brand.legalName, brand.supportEmail];
  const withoutNames = names.reduce((text, name) => text.replaceAll(name, ' '), read);
  const latin = withoutNames.replace(known, ' ').match(/[A-Za-z]+/g) ?? [];
  expect(latin).toEqual([]);
});
