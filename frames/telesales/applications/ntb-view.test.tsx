import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MINUTE_MS } from '../../../shared/rules/duration';
import { refusedWith } from '../../platform/api/testing/refused-with';
import { settle } from '../desk/testing/desk-calls';
import { application, desk, lender, ntbTest, type } from './testing/ntb-test';

const { answers, calls, shown, fillIn, filing, send } = ntbTest();

it('says what is wrong at each field, the first of them has the focus, and nothing is sent', async () => {
  shown();
  await send();
  const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(said).toEqual([
    'Please choose a lender',
    'Please enter a valid 10 digit mobile number',
    'Please enter the customer’s name, in letters',
    'Please enter a valid date. The customer must be 21 or above',
    'Please enter a valid PAN, like ABCDE1234F',
    'Please enter a valid pincode of 6 digits',
    'Please choose what the customer lives on',
    'Please enter what the customer has in hand each month',
    '',
  ]);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Banyan Bank/ }));
  const ofChoices = screen
    .getAllByRole('group')
    .map((each) => document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent);
  expect(ofChoices).toEqual(['Please choose a lender', 'Please choose what the customer lives on']);
  expect(filing()).toEqual([]);
});

it('leaves the focus with whoever mends a field that is not the first', async () => {
  shown();
  await send();
  const pan = screen.getByLabelText('PAN');
  pan.focus();
  for (const text of ['A', 'AB', 'ABCDE1234F']) {
    type('PAN', text);
    await settle();
  }
  expect(document.activeElement).toBe(pan);
});

// @req TEL-002
it('files once what was typed, says that the link is on its way, lists it and empties the form', async () => {
  answers['file-application'] = { application: application({ lenderName: 'Tamarind Bank' }), serverNowMs: 0 };
  shown();
  await fillIn();
  await send();
  await settle();
  expect(filing()).toEqual([
    {
      path: '/app/telesales/file-application',
      body: {
        mobile: '9876543210',
        lenderId: '2',
        userName: 'Asha Rao',
        email: '',
        dateOfBirth: '1990-08-15',
        pan: 'ABCDE1234F',
        pincode: '560001',
        income: { worksAs: 'SALARIED', monthlyIncome: 60_000, monthlyEmis: 0, employer: 'Cauvery Textiles' },
      },
      key: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ]);
  expect(document.body.textContent).toContain(
    'The link is on its way to 98XXXXX210. Nothing goes to the lender before Asha Rao submits it.',
  );
  expect(within(screen.getByRole('list', { name: 'Applications, newest first' })).getByText('Texted')).toBeTruthy();
  expect(
    ['Full name', 'PAN', 'Date of birth', 'In hand each month'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).value,
    ),
  ).toEqual(['', '', '', '']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Salary' }).checked).toBe(false);
});

it('changes nothing any more once it is on its way', async () => {
  answers['file-application'] = new Promise(() => undefined);
  shown();
  await fillIn();
  await send();
  const fields = [...document.querySelectorAll('input')];
  expect(fields.length).toBeGreaterThan(10);
  expect(fields.filter(({ readOnly, disabled }) => !readOnly && !disabled)).toEqual([]);
});

it('says what may be left out beside the name of its field, as a form does', () => {
  shown();
  const labels = [...document.querySelectorAll('label')].filter(({ textContent }) =>
    /optional/.test(textContent ?? ''),
  );
  expect(labels.map((label) => label.querySelector('span')?.textContent?.trim())).toEqual(
    labels.map(() => '(optional)'),
  );
  expect(labels).toHaveLength(3);
});

it('asks by the same key where it heard no answer, and by another one for something else', async () => {
  answers['file-application'] = refusedWith(500);
  shown();
  await fillIn();
  for (let times = 0; times < 2; times += 1) {
    await send();
    await settle(MINUTE_MS);
  }
  type(/^Pincode/, '560002');
  await send();
  await settle(MINUTE_MS);
  const keys = filing().map(({ key, body }) => `${(body as { pincode: string }).pincode} ${key}`);
  expect(new Set(keys).size).toBe(2);
});

it('keeps nothing of it in any storage of the browser', async () => {
  shown();
  await fillIn();
  expect([window.sessionStorage.length, window.localStorage.length]).toEqual([0, 0]);
  cleanup();
  shown();
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('');
});

it.each([
  ['APPLICATION_NOT_ALLOWED', 'An application with this lender is not possible for this number. Try another lender.'],
  [4106, 'The limit that the lender can give is not enough (4106). Try another lender.'],
  [4107, 'The lender did not accept this application (4107). Try another lender.'],
  [400, 'That did not work. Please try again.'],
] as const)('says of %s why it was not filed, and what was typed stays', async (code, text) => {
  answers['file-application'] = Response.json({ success: false, code, message: 'No.' });
  shown();
  await fillIn();
  await send();
  await settle();
  expect(screen.getByText(text).closest('[role=alert]')).not.toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Asha Rao');
});

it.each([
  [1402, 'Please open the desk again', 'What you typed was not kept.'],
  [4070, 'You cannot work at this desk', 'Your shop has blocked this agent (4070).'],
] as const)('closes where a call is answered with %i', async (code, title, text) => {
  answers['file-application'] = Response.json({ success: false, code, message: 'No.' });
  shown();
  await fillIn();
  await send();
  await settle();
  expect(screen.getByRole('heading').textContent).toBe(title);
  expect(screen.getByText(new RegExp(text.replace(/[().]/g, '\\$&')))).toBeTruthy();
  expect(screen.queryByLabelText('PAN')).toBeNull();
});

it('has no form where no lender takes applications, and one lender alone is chosen', () => {
  shown(desk({ lenders: [] }));
  expect(screen.queryByRole('button', { name: 'Text the link' })).toBeNull();
  expect(screen.getByText('No lender takes applications from your shop today.')).toBeTruthy();
  cleanup();
  shown(desk({ lenders: [lender('7', 'Banyan Bank')] }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Banyan Bank/ }).checked).toBe(true);
});

it('is one of the parts of the desk, and leads to the others and to the other language', () => {
  shown();
  const links = screen.getAllByRole('link');
  const inHindi = links.find(({ lang }) => lang === 'hi-IN');
  expect([inHindi?.textContent, inHindi?.getAttribute('href')]).toEqual(['हिन्दी', '/hi/telesales-ntb?locale=hi-IN']);
  const addresses = links
    .filter(({ lang }) => lang === '')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(addresses).toEqual([
    ['Take a payment', '/ts-payment/init#take'],
    ['My requests', '/ts-payment/init#requests'],
    ['Applications', '/telesales-ntb'],
  ]);
  expect(screen.getByRole('link', { name: 'Applications' }).getAttribute('aria-current')).toBe('page');
});

const kit = { productId: 'kit', name: 'Camera kit', priceRupees: 36_000 };
const flagship = { productId: 'flagship', name: 'Camera of all cameras', priceRupees: 300_000 };

it('looks for a product of the shop once nobody types any more, and files the one that was chosen', async () => {
  answers.products = { products: [kit, flagship] };
  answers['file-application'] = { application: application(), serverNowMs: 0 };
  shown();
  await fillIn();
  type(/^Product of/, 'c');
  await settle(500);
  type(/^Product of/, 'cam');
  await settle(499);
  expect(calls.filter(({ path }) => path.endsWith('products'))).toEqual([]);
  await settle(1);
  await settle();
  expect(screen.getByText('2 products. The price is the amount.').closest('[role=status]')).not.toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /Camera kit ₹36,000/ }));
  await settle();
  type(/^Product of/, '');
  await settle();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Camera kit/ }).checked).toBe(true);
  await send();
  await settle();
  expect(filing().map(({ body }) => body?.productId)).toEqual(['kit']);
  expect(screen.queryByRole('radio', { name: /Camera kit/ })).toBeNull();
});

it('says which price the lender does not lend, and files without a product that was taken away', async () => {
  answers.products = { products: [kit, flagship] };
  answers['file-application'] = { application: application(), serverNowMs: 0 };
  shown();
  await fillIn();
  type(/^Product of/, 'camera');
  await settle(500);
  await settle();
  fireEvent.click(screen.getByRole('radio', { name: /all cameras/ }));
  await settle();
  await send();
  expect(screen.getByText('This lender does not lend this price. Take another lender or product')).toBeTruthy();
  expect([document.activeElement, filing()]).toEqual([screen.getByRole('radio', { name: /all cameras/ }), []]);
  fireEvent.click(screen.getByRole('button', { name: 'No product' }));
  await settle();
  await send();
  await settle();
  expect(filing().map(({ body }) => Object.keys(body ?? {}).includes('productId'))).toEqual([false]);
});

it.each([
  [{ products: [] }, 'Your shop has no such product.'],
  [refusedWith(503), 'The products could not be looked up. Change a letter to try again.'],
])('says of products %j: %s', async (answer, text) => {
  answers.products = answer;
  shown();
  type(/^Product of/, 'camera');
  await settle();
  expect(screen.getByText('Looking…')).toBeTruthy();
  await settle(500);
  await settle(5_000);
  expect(screen.getByText(text)).toBeTruthy();
});
