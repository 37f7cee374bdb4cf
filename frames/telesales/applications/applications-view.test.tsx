import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MINUTE_MS } from '../../../shared/rules/duration';
import { refusedWith } from '../../platform/api/testing/refused-with';
import { settle } from '../desk/testing/desk-calls';
import { application, applicationsTest, desk, lender, type } from './testing/applications-test';

const { answers, calls, closed, shown, fillIn, filing, send } = applicationsTest();

it('an empty form shows a fault at each field, focuses the first and is not sent', async () => {
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

it('the focus stays in a field that is corrected', async () => {
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
it('files the typed application once, lists it and empties the form', async () => {
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

it('no field can be changed while the application is sent', async () => {
  answers['file-application'] = new Promise(() => undefined);
  shown();
  await fillIn();
  await send();
  const fields = [...document.querySelectorAll('input')];
  expect(fields.length).toBeGreaterThan(10);
  expect(fields.filter(({ readOnly, disabled }) => !readOnly && !disabled)).toEqual([]);
});

it('optional fields are marked next to their labels', () => {
  shown();
  const labels = [...document.querySelectorAll('label')].filter(({ textContent }) =>
    /optional/.test(textContent ?? ''),
  );
  expect(labels.map((label) => label.querySelector('span')?.textContent?.trim())).toEqual(
    labels.map(() => '(optional)'),
  );
  expect(labels).toHaveLength(3);
});

it('repeats an unanswered call by the same key, and uses another key for other fields', async () => {
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

it('typed fields are in no storage of the browser', async () => {
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
] as const)('a refusal with %s is explained, and the typed fields stay', async (code, text) => {
  answers['file-application'] = Response.json({ success: false, code, message: 'No.' });
  shown();
  await fillIn();
  await send();
  await settle();
  expect(screen.getByText(text).closest('[role=alert]')).not.toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Asha Rao');
});

it.each([
  [1402, 'over'],
  [4070, 'blocked'],
] as const)('an answer of %i closes the desk as %s', async (code, reason) => {
  answers['file-application'] = Response.json({ success: false, code, message: 'No.' });
  shown();
  await fillIn();
  await send();
  await settle();
  expect(closed).toEqual([reason]);
});

it('there is no form without a lender, and a single lender is preselected', () => {
  shown(desk({ lenders: [] }));
  expect(screen.queryByRole('button', { name: 'Text the link' })).toBeNull();
  expect(screen.getByText('No lender takes applications from your shop today.')).toBeTruthy();
  cleanup();
  shown(desk({ lenders: [lender('7', 'Banyan Bank')] }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Banyan Bank/ }).checked).toBe(true);
});

it('links to the other parts of the desk and to the other language', () => {
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

it('searches products 500 ms after the last key, and files the chosen one', async () => {
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

it('a price that the lender does not lend is a fault, until the product is removed', async () => {
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
])('a search that returns %j shows: %s', async (answer, text) => {
  answers.products = answer;
  shown();
  type(/^Product of/, 'camera');
  await settle();
  expect(screen.getByText('Looking…')).toBeTruthy();
  await settle(500);
  await settle(5_000);
  expect(screen.getByText(text)).toBeTruthy();
});
