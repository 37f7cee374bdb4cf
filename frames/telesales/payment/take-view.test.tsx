import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusedWith } from '../../platform/api/testing/refused-with';
import { deskClient } from '../desk';
import { settle } from '../desk/testing/desk-calls';
import { loadPayment } from './load-payment';
import { faultsOf } from './take-form';
import { desk, live, paymentTest, type, UUID } from './testing/payment-test';

const { answers, calls, shown } = paymentTest();

// @req TEL-006
it('an empty form shows a fault at each field, and is not sent', async () => {
  shown();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Text the link' })));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Please enter a valid 10 digit mobile number',
    'Please enter an amount',
    'Please enter the order number: letters, digits and . : / # - _ alone',
    '',
  ]);
  expect(calls).toEqual([]);
  expect(document.activeElement).toBe(screen.getByLabelText(/Mobile Number/));
});

it('the focus stays in a field that is corrected', async () => {
  shown();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Text the link' })));
  const amount = screen.getByLabelText('Amount');
  amount.focus();
  type('Amount', '3');
  await settle();
  type('Amount', '36');
  await settle();
  expect(document.activeElement).toBe(amount);
});

it('items that do not add up to the amount get the focus, and are described by the fault', async () => {
  shown();
  type(/Mobile Number/, '9876543210');
  type('Amount', '36000');
  type('Order number', 'ZM-1');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add an item' })));
  type('Item 1', 'Kit');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Text the link' })));
  const items = screen.getByRole('group', { name: 'Items' });
  expect(document.activeElement).toBe(screen.getByLabelText('Item 1'));
  expect(document.getElementById(items.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /do not add up|amount/,
  );
  expect(calls.filter(({ path }) => path.endsWith('request-payment'))).toEqual([]);
});

it('no field can be changed while the request is sent', async () => {
  answers['request-payment'] = new Promise(() => undefined);
  shown();
  type(/Mobile Number/, '9876543210');
  type('Amount', '36000');
  type('Order number', 'ZM-20418');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add an item' })));
  type('Item 1', 'Kit');
  type('Price of item 1', '36000');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Text the link' })));
  const fields = [...document.querySelectorAll('input')];
  expect([fields.length, fields.filter(({ readOnly }) => !readOnly)]).toEqual([5, []]);
});

it('the focus goes to an added item, and to a button after an item is removed', async () => {
  shown();
  const add = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add an item' })));
  const take = async (at: number): Promise<void> => {
    const button = screen.getByRole('button', { name: `Remove item ${at}` });
    button.focus();
    await act(async () => void fireEvent.click(button));
    await settle();
  };
  await add();
  await settle();
  expect(document.activeElement).toBe(screen.getByLabelText('Item 1'));
  await add();
  await settle();
  expect(document.activeElement).toBe(screen.getByLabelText('Item 2'));
  await take(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove item 1' }));
  await take(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add an item' }));
});

it('sends the typed request once, shows it, and removes the draft', async () => {
  answers['request-payment'] = live(1);
  answers['check-amount'] = { lenderIds: ['1', '2'], lowestEmi: 3_207, nearestAmount: 36_000 };
  answers['request-status'] = live(1);
  shown();
  type(/Mobile Number/, '9876543210');
  type('Amount', '36000');
  type('Order number', 'ZM-20418');
  await settle(600);
  await settle();
  await settle();
  expect(screen.getByText('₹3,207').parentElement?.textContent).toBe('2 lenders lend this sum, from ₹3,207 a month');
  expect(window.sessionStorage.getItem('telesalesDraft')).not.toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Text the link' })));
  await settle();
  const sent = calls.filter(({ path }) => path.endsWith('request-payment'));
  expect(sent).toEqual([
    {
      path: '/app/telesales/request-payment',
      body: { mobile: '9876543210', amount: 36_000, orderId: 'ZM-20418', items: [] },
      key: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ]);
  expect(window.location.hash).toBe(`#${UUID}`);
  expect(window.sessionStorage.getItem('telesalesDraft')).toBeNull();
});

it('repeats an unanswered request by the same key, and shows why it failed', async () => {
  const asking = () => calls.filter(({ path }) => path.endsWith('request-payment'));
  const send = async (): Promise<void> => {
    const form = screen.getByLabelText('Order number').closest('form');
    if (!form) throw new Error('no form');
    // By the Enter key, which asks no button.
    for (let times = 0; times < 2; times += 1) await act(async () => void fireEvent.submit(form));
    await settle(5_000);
  };
  answers['request-payment'] = refusedWith(503);
  shown();
  type(/Mobile Number/, '9876543210');
  type('Amount', '100');
  type('Order number', 'ZM-1');
  await send();
  expect(screen.getAllByRole('alert').at(-1)?.textContent).toBe('The link could not be sent. Please try again.');
  await send();
  answers['request-payment'] = Response.json({ success: false, code: 4016, message: 'No.' });
  await send();
  await send();
  const keys = asking().map(({ key }) => key);
  expect([keys.length, new Set(keys.slice(0, 3)).size, new Set(keys).size]).toEqual([4, 1, 2]);
  expect((screen.getByLabelText('Order number') as HTMLInputElement).value).toBe('ZM-1');
});

it.each([
  [429, 'Too many links. Please try again later.'],
  [500, 'That did not work. Please try again.'],
])('an answer of %i shows: %s', async (status, says) => {
  answers['request-payment'] = refusedWith(status);
  shown();
  type(/Mobile Number/, '9876543210');
  type('Amount', '36000');
  type('Order number', 'ZM-1');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Text the link' })));
  await settle(5_000);
  expect(screen.getAllByRole('alert').at(-1)?.textContent).toBe(says);
});

it('typed fields are restored by the next load of the page for the same agent', async () => {
  shown();
  type('Order number', 'ZM-1');
  cleanup();
  Object.assign(answers, { agent: desk.agent, requests: { requests: [], hasMore: false, serverNowMs: 0 } });
  shown(
    await loadPayment(
      deskClient(() => undefined),
      window,
    ),
  );
  expect((screen.getByLabelText('Order number') as HTMLInputElement).value).toBe('ZM-1');
  expect(screen.getByText('What you typed before is here again.')).toBeTruthy();
});

it.each([
  [[], true],
  [[{ name: '', price: '' }], true],
  [[{ name: 'Kit', price: '36000' }], true],
  [[{ name: 'Kit', price: '35000' }], false],
  [[{ name: '', price: '36000' }], false],
] as const)('accepts items %j: %s', (items, isRight) => {
  const fields = { mobile: '9876543210', amount: '36000', orderId: 'A', items };
  expect(faultsOf(fields)).toEqual(isRight ? [] : ['items']);
});
