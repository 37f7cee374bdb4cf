import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Consent, consentText, withdrawConsent } from '../../shared/api/consents';
import { changeProfile, forgetMe } from '../../shared/api/customer';
import type { Endpoint } from '../../shared/api/endpoint';
import { instalmentStates, refundStatuses, repaymentKinds } from '../../shared/api/loan-fields';
import { applicationStatuses } from '../../shared/api/ntb';
import consentsInHindi from '../../shared/messages/hi/frames/own-data/consents';
import inHindi from '../../shared/messages/hi/frames/own-data/personal-data';
import { disputeStatuses } from '../../shared/rules/disputes/next';
import { loanStatuses } from '../../shared/rules/loan-flow';
import { paymentStatuses } from '../../shared/rules/payment-flow';
import { registrationStatuses } from '../../shared/rules/registration';
import type { ApiClient } from '../platform/api/client';
import { showFlow } from '../platform/page/testing/show-flow';
import { pageStores } from '../platform/storage/page-stores';
import { keepVisit } from '../platform/stored/visit';
import { consentsFlow } from './consents.flow';
import { ConsentsView } from './consents-view';
import type { PersonalData } from './personal-data';
import { personalDataFlow } from './personal-data.flow';
import { heldMessages } from './personal-data.messages';
import { PersonalDataView } from './personal-data-view';
import { readableFile } from './readable-file';

const GIVEN_AT_MS = Date.UTC(2026, 8, 2, 10, 41);
const USED_AT_MS = Date.UTC(2026, 8, 12, 6, 5);
const consent = (kind: Consent['kind'], state: Consent['state'], more: Partial<Consent> = {}): Consent => ({
  consentId: `${kind}-${state}`,
  kind,
  state,
  place: 'SITE',
  lenderName: null,
  merchantName: null,
  orderId: null,
  version: '2026-1',
  language: 'en',
  textHash: 'a'.repeat(64),
  givenAtMs: GIVEN_AT_MS,
  withdrawnAtMs: null,
  ...more,
});
const whatsapp = consent('WHATSAPP', 'STANDING');
const consents: readonly Consent[] = [
  consent('KFS', 'CONTRACT', {
    place: 'CHECKOUT',
    lenderName: 'Banyan Bank',
    merchantName: 'Zenmart',
    orderId: 'ZM-7',
    textHash: '47DEQpj8HBSa-_TImW',
  }),
  whatsapp,
  consent('TERMS', 'NEEDED'),
  consent('TERMS', 'REPLACED', { consentId: '1', version: '2025-9' }),
];
const held: PersonalData = {
  madeAtMs: GIVEN_AT_MS,
  mobile: '9876543210',
  name: 'Asha <b>Rao</b>',
  email: null,
  language: 'hi',
  isWhatsappAllowed: true,
  sessions: 2,
  orders: [
    {
      orderId: 'ZM-7',
      merchantName: 'Zen & Mart',
      amountRupees: 54_000,
      status: 'COMPLETE',
      lenderName: 'Banyan Bank',
      emiPlanId: '402-6',
      account: 'XX4471',
      loan: {
        status: 'ACTIVE',
        loanPaise: 5_400_000,
        annualRateBps: 1_500,
        instalments: [
          {
            number: 1,
            dueOn: '2026-10-05',
            principalPaise: 500_000,
            interestPaise: 10_050,
            gstPaise: 0,
            paymentPaise: 510_050,
            feesPaise: 0,
            chargesPaise: 0,
            balancePaise: 4_900_000,
            state: 'PAID',
            paidAtMs: GIVEN_AT_MS,
          },
        ],
        repayments: [
          {
            kind: 'INSTALMENT',
            number: 1,
            amountPaise: 510_050,
            principalPaise: 500_000,
            interestPaise: 10_050,
            gstPaise: 0,
            feesPaise: 0,
            chargesPaise: 0,
            atMs: GIVEN_AT_MS,
          },
        ],
        beganAtMs: GIVEN_AT_MS,
        endedAtMs: null,
      },
      refunds: [
        {
          refundId: 'R-17',
          amountPaise: 100_000,
          loanPaise: null,
          toShopperPaise: null,
          keptPaise: null,
          stillOwedPaise: null,
          status: 'PENDING',
          atMs: GIVEN_AT_MS,
        },
      ],
      atMs: GIVEN_AT_MS,
    },
  ],
  accounts: [{ lenderName: 'Banyan Bank', account: 'XX4471', linkedAtMs: GIVEN_AT_MS }],
  registrations: [{ lenderName: 'Banyan Bank', status: 'CONFIRMED', startedAtMs: GIVEN_AT_MS, endedAtMs: GIVEN_AT_MS }],
  applications: [],
  consents: [],
  vouchers: [
    { merchantHandle: 'zenmart', orderId: 'ZM-7', earnedAtMs: GIVEN_AT_MS, usedAtMs: USED_AT_MS, withdrawnAtMs: null },
    {
      merchantHandle: 'sangeetha',
      orderId: 'SG-1',
      earnedAtMs: GIVEN_AT_MS,
      usedAtMs: null,
      withdrawnAtMs: USED_AT_MS,
    },
  ],
  disputes: [
    {
      ticketId: 'KD-12345-67890',
      topic: 'DEBIT',
      status: 'IN_REVIEW',
      orderId: 'ZM-7',
      email: null,
      openedAtMs: GIVEN_AT_MS,
      closedAtMs: null,
      thread: [
        {
          kind: 'SHOPPER',
          text: 'Debited <i>twice</i>.',
          atMs: GIVEN_AT_MS,
          files: [{ fileId: 'a'.repeat(22), name: 'statement.png', kind: 'png', sizeBytes: 1_000 }],
        },
      ],
    },
  ],
  tickets: [],
  feedback: [],
};

let asked: [Endpoint, unknown][];
let answers: ((endpoint: Endpoint) => Promise<unknown>) | null;
// SAFETY: the views call it as the client is called, and take what the test answers.
const client = {
  call: (endpoint: Endpoint, input: unknown) => {
    asked.push([endpoint, input]);
    return answers?.(endpoint) ?? new Promise(() => undefined);
  },
} as unknown as ApiClient;
const showConsents = (shown: readonly Consent[]) =>
  showFlow(consentsFlow, ConsentsView, { consents: [...shown], serverNowMs: 0 }, { client });
const showHeld = (data: PersonalData) => showFlow(personalDataFlow, PersonalDataView, data, { client });
const press = (name: string | RegExp): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  asked = [];
  answers = null;
  document.documentElement.lang = 'en-IN';
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const statesIn: Readonly<Record<'en' | 'hi', Readonly<Record<string, string>>>> = {
  en: heldMessages.english.file.states,
  hi: inHindi.file.states,
};

it('each yes stands with where, when, which version and how it stands; only what can be withdrawn has a button for it', () => {
  showConsents(consents);
  const [kfs] = screen.getAllByRole('listitem');
  expect(kfs?.textContent).toContain('Key facts statement: Banyan Bank');
  expect(kfs?.textContent).toContain('paying at Zenmart · order ZM-7 · fingerprint 47DEQpj8HBSa…');
  expect(kfs?.textContent).toContain('2 Sep 2026, 4:11 pm');
  expect(kfs?.textContent).toContain('Contract, stays until the loan ends');
  expect(screen.getAllByRole('button', { name: /^Withdraw/ })).toHaveLength(1);
  expect(within(screen.getByRole('region', { name: 'Earlier texts' })).getAllByRole('listitem')).toHaveLength(1);
});

it('a yes is taken back after a question, and the list is the answer’s; where that fails, it says so and asks again', async () => {
  showConsents(consents);
  await press(/^Withdraw/);
  expect(screen.getByRole('alertdialog').textContent).toContain('From now no message on WhatsApp.');
  answers = () => Promise.reject(new Error('503'));
  await press('Withdraw');
  expect((await screen.findByRole('alert')).textContent).toContain('It was not withdrawn.');
  const answer = { consents: [], serverNowMs: 1 };
  answers = () => Promise.resolve(answer);
  await press('Withdraw');
  expect(await screen.findByText('You have not agreed to anything.')).toBeTruthy();
  expect(asked.map(([endpoint, input]) => [endpoint, input])).toEqual([
    [withdrawConsent, { consentId: whatsapp.consentId }],
    [withdrawConsent, { consentId: whatsapp.consentId }],
  ]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('the words are shown as they were read; of a statement, the way to it', async () => {
  showConsents(consents);
  answers = async () => ({ text: 'First.\n\nSecond.', printUrl: null });
  await press(/^Read ‘WhatsApp/);
  const sheet = screen.getByRole('dialog');
  await within(sheet).findByText('First.');
  expect([...sheet.querySelectorAll('[lang="en-IN"] p')].map(({ textContent }) => textContent)).toEqual([
    'First.',
    'Second.',
  ]);
  await press('Close');
  answers = async () => ({ text: null, printUrl: 'https://kadam.example/kfs/a/b' });
  await press(/^Read ‘Key facts/);
  const link = await screen.findByRole('link', { name: /^Open the statement/ });
  expect(link.getAttribute('href')).toBe('https://kadam.example/kfs/a/b');
  expect(asked.map(([endpoint]) => endpoint)).toEqual([consentText, consentText]);
});

it('who has agreed to nothing is told so', () => {
  showConsents([]);
  expect(screen.getByText('You have not agreed to anything.')).toBeTruthy();
});

it('the personal data page lists each kind with count, source and retention, and omits kinds without data', () => {
  showHeld(held);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toHaveLength(8);
  expect(lines[1]).toContain('PAN and date of birth Sent to the lender, not kept');
  expect(lines[2]).toContain('1 order with its loan');
  expect(lines[3]).toContain('1 account, last four digits Banyan Bank XX4471');
  expect(lines[4]).toContain('1 activation');
  expect(lines[5]).toContain(
    '2 vouchers Shop, order, when it was earned and used; zenmart: used 12 Sep 2026, 11:35 am',
  );
  expect(lines[5]).not.toContain('sangeetha');
  expect(lines[6]).toContain('2 logins now');
  expect(lines[7]).toContain('1 ticket');
});

// @req STO-001, STO-009
it('the personal data page names the ids of this browser as stored', () => {
  keepVisit(
    { document: { cookie: 'userUUID=u-1; clientId=c-1', referrer: '' }, location },
    pageStores(window).local,
    Date.now(),
  );
  showHeld(held);
  const line = screen.getAllByRole('listitem').at(-1)?.textContent;
  expect(line).toContain('Ids of this browser of your visits: u-1; for experiments: c-1');
  localStorage.clear();
});

it('name and e-mail address are corrected; what is none is said at its field and not sent', async () => {
  showHeld({ ...held, name: 'Asha' });
  await press('Correct');
  const email = screen.getByRole('textbox', { name: /^E-mail/ });
  await act(async () => void fireEvent.input(email, { target: { value: 'asha@' } }));
  await press('Save');
  expect(asked).toEqual([]);
  expect(screen.getByText('Enter a whole e-mail address')).toBeTruthy();
  await act(async () => void fireEvent.input(email, { target: { value: 'asha@mail.example' } }));
  answers = async () => ({ name: 'Asha', email: 'asha@mail.example' });
  await press('Save');
  expect(asked).toEqual([[changeProfile, { name: 'Asha', email: 'asha@mail.example' }]]);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Correct');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^E-mail/ }).value).toBe('asha@mail.example');
});

it('nothing is deleted before a question is answered, and a refusal is said', async () => {
  showHeld(held);
  await press('Delete my data');
  await press('Keep it');
  expect(asked).toEqual([]);
  await press('Delete my data');
  answers = () => Promise.reject(new Error('503'));
  await press('Delete');
  expect(asked).toEqual([[forgetMe, {}]]);
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was deleted.');
});

it.each(['en', 'hi'] as const)('the file to read has all of it, runs nothing and loads nothing: %s', (locale) => {
  const file = readableFile(held, locale);
  expect(file).toContain('9876543210');
  expect(file).toContain('<td>₹54,000</td>');
  for (const each of ['₹5,100.50', 'R-17', '₹1,000', 'XX4471', 'KD-12345-67890', 'statement.png'])
    expect([each, file.includes(each)]).toEqual([each, true]);
  const [label, at] = {
    en: ['Used', '12 Sep 2026, 11:35 am'],
    hi: ['कब इस्तेमाल हुआ', consentsInHindi.moment(USED_AT_MS)],
  }[locale];
  expect(file).toContain(`<th scope="col">${label}</th>`);
  expect(file).toContain(`<td>${at}</td></tr>`);
  expect(file).toContain('Debited &lt;i&gt;twice&lt;/i&gt;.');
  expect(file).toContain('Zen &amp; Mart');
  expect(file).toContain('Asha &lt;b&gt;Rao&lt;/b&gt;');
  expect(file).not.toMatch(/<script|<img|<link|src=|href=|<b>/);
  expect(file).toContain(`lang="${locale}-IN"`);
});

it.each(['en', 'hi'] as const)('the file to read has a word for each state that the server names: %s', (locale) => {
  const states = statesIn[locale];
  const named = [
    ...paymentStatuses,
    ...loanStatuses,
    ...instalmentStates,
    ...repaymentKinds,
    ...refundStatuses,
    ...disputeStatuses,
    ...applicationStatuses,
    ...registrationStatuses.filter((status) => status !== 'NONE'),
  ];
  expect(named.filter((code) => !Object.hasOwn(states, code))).toEqual([]);
});

it('one file is made of what is seen, to read or for a program, and its name is said', async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  showHeld(held);
  await press('Make my file');
  expect(await screen.findByText('kadam-2026-09-02.html is in your downloads')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /^For a program/ })));
  await press('Make my file');
  expect(screen.getByText('kadam-2026-09-02.json is in your downloads')).toBeTruthy();
  const [readable, json] = blobs;
  expect(await readable?.text()).toBe(readableFile(held, 'en'));
  expect(JSON.parse((await json?.text()) ?? '')).toEqual(held);
});
