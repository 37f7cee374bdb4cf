import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusedWith } from '../../platform/api/testing/refused-with';
import { settle } from '../desk/testing/desk-calls';
import { faultsOf } from './take-form';
import { deskTest, live, type, UUID } from './testing/desk-test';

const { answers, calls, shown } = deskTest();

// @req TEL-006
it('says what is wrong at each field, and sends nothing', async () => {
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

it('leaves the focus with whoever mends a field that is not the first', async () => {
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

it('puts the focus on the first item whose price does not make up the amount, and names the items by what is wrong', async () => {
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

it('changes nothing any more once it is on its way', async () => {
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

it('has the focus in the item that was added, and never nowhere once one is taken away', async () => {
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

it('asks once for what was typed, shows how it stands, and keeps nothing of it', async () => {
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

it('asks by one key until it is answered, however often that is pressed, and says what failed', async () => {
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
])('says of an answer of %i: %s', async (status, says) => {
  answers['request-payment'] = refusedWith(status);
  shown();
  type(/Mobile Number/, '9876543210');
  type('Amount', '36000');
  type('Order number', 'ZM-1');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Text the link' })));
  await settle(5_000);
  expect(screen.getAllByRole('alert').at(-1)?.textContent).toBe(says);
});

it('keeps what was typed over a session that ends', async () => {
  shown();
  type('Order number', 'ZM-1');
  cleanup();
  shown();
  expect((screen.getByLabelText('Order number') as HTMLInputElement).value).toBe('ZM-1');
  expect(screen.getByText('What you typed before is here again.')).toBeTruthy();
});

it.each([
  [[], true],
  [[{ name: '', price: '' }], true],
  [[{ name: 'Kit', price: '36000' }], true],
  [[{ name: 'Kit', price: '35000' }], false],
  [[{ name: '', price: '36000' }], false],
] as const)('takes items %j: %s', (items, isRight) => {
  const fields = { mobile: '9876543210', amount: '36000', orderId: 'A', items };
  expect(faultsOf(fields)).toEqual(isRight ? [] : ['items']);
});
