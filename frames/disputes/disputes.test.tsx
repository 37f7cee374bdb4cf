import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTicket, disputeDetails, type Ticket, updateTicket, viewTicket } from '../../shared/api/disputes';
import { ApiError } from '../platform/api/api-error';
import type { ApiClient } from '../platform/api/client';
import { showFlow } from '../platform/page/testing/show-flow';
import { pageStores } from '../platform/storage/page-stores';
import { writeTxnUuid } from '../platform/stored/txn-uuid';
import { Confirmation } from './confirmation';
import { Contact } from './contact';
import { contactFlow } from './contact.flow';
import { performContact } from './perform-contact';
import { confirmationFlow, loadContact } from './start';
import { NOW_MS, purchase, TXN_UUID, ticket } from './testing/samples';
import { TicketsView } from './tickets';
import { LOOKS_EVERY_MS, ticketsFlow } from './tickets.flow';

type Sent = { readonly endpoint: unknown; readonly body: unknown };
let sent: Sent[];
let answers: Map<unknown, () => unknown>;
let replaced: string[];
/** A page at an address, with the browser's storage. */
const pageAt = (search: string): Window & typeof globalThis =>
  Object.create(window, {
    document: { value: document },
    location: { value: { search, replace: (to: string) => replaced.push(to) } },
    localStorage: { value: localStorage },
    sessionStorage: { value: sessionStorage },
    Date: { value: { now: () => NOW_MS } },
    // As on plain http.
    crypto: { value: { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) } },
    navigator: { value: navigator },
    setTimeout: { value: window.setTimeout.bind(window) },
    addEventListener: { value: () => undefined },
  });
// SAFETY: answers the used calls.
const client = {
  async call(endpoint: unknown, body: unknown): Promise<unknown> {
    sent.push({ endpoint, body });
    const answer = answers.get(endpoint);
    if (!answer) throw new Error('another call');
    return answer();
  },
} as unknown as ApiClient;
const settled = () => act(() => vi.advanceTimersByTimeAsync(0));

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.lang = 'en-IN';
  sessionStorage.clear();
  [sent, answers, replaced] = [[], new Map(), []];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the form of a dispute', () => {
  const details = { maskedMobile: '98XXXXX210', purchases: [purchase()], serverNowMs: NOW_MS };
  const open = async (search = '', about = details): Promise<void> => {
    const page = pageAt(search);
    answers.set(disputeDetails, () => about);
    const input = await loadContact(client, page);
    sent = [];
    showFlow(contactFlow, Contact, input, { client, page, perform: performContact });
  };
  const write = (text: string) =>
    fireEvent.input(screen.getByRole('textbox', { name: 'Tell us what happened' }), { target: { value: text } });

  // @req STO-008
  it('has chosen the payment that this browser opened last, of two purchases', async () => {
    const other = purchase({ txnUuid: 'last-one', txnId: 'LAST', title: 'Kettle' });
    writeTxnUuid(pageStores(window).local, 'last-one', NOW_MS);
    await open('', { ...details, purchases: [purchase(), other] });
    expect(screen.getByText('Kettle, Zenmart')).toBeTruthy();
    expect(screen.queryByText('Nova X5 5G, Zenmart')).toBeNull();
    localStorage.clear();
  });

  // @req ODR-005
  it('of a purchase sends topic, purchase and words, and leads on to the ticket', async () => {
    answers.set(createTicket, () => ticket());
    await open(`?txnId=${TXN_UUID}`);
    expect(screen.getByText('First answer by 26 Nov 2026. You keep a ticket number.')).toBeTruthy();
    expect(screen.getByText('Nova X5 5G, Zenmart')).toBeTruthy();
    expect(screen.getByText('₹54,000').parentElement?.textContent).toBe('5 Sep 2026 · ₹54,000 · Bank of Baroda');
    fireEvent.click(screen.getByRole('radio', { name: /Wrong or double debit/ }));
    expect(screen.getByText('no debit is taken')).toBeTruthy();
    expect(screen.getByText('by 3 Dec 2026 at the latest')).toBeTruthy();
    write('Debited twice.');
    expect(screen.getByText(/^14 of 500/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await settled();
    expect(sent).toEqual([
      {
        endpoint: createTicket,
        body: { topic: 'DEBIT', txnUuid: TXN_UUID, message: 'Debited twice.', fileIds: [] },
      },
    ]);
    expect(replaced).toEqual(['/odr/confirmation-screen?ticketId=KD-20418-10001']);
  });

  // @req ODR-008
  it('says at its parts what is missing, and sends nothing', async () => {
    await open('', { ...details, purchases: [purchase(), purchase({ txnUuid: 'other', txnId: 'OTHER' })] });
    fireEvent.click(screen.getByRole('radio', { name: /Not received/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await settled();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Choose the purchase that this is about',
      'Tell us what happened',
    ]);
    expect(sent).toEqual([]);
  });

  it('focuses the first invalid field, and does not move the focus while the user corrects another', async () => {
    await open('', { ...details, purchases: [purchase(), purchase({ txnUuid: 'other', txnId: 'OTHER' })] });
    fireEvent.click(screen.getByRole('radio', { name: /Not received/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await settled();
    expect(document.activeElement?.closest('[data-fault]')).not.toBeNull();
    const words = screen.getByRole('textbox', { name: 'Tell us what happened' });
    words.focus();
    write('N');
    await settled();
    expect(document.activeElement).toBe(words);
  });

  it('keeps what was written over a reload for its number alone, and says that it did; started over it is gone', async () => {
    await open();
    write('Half a sent');
    cleanup();
    await open('', { ...details, maskedMobile: '97XXXXX000' });
    expect(screen.queryByDisplayValue('Half a sent')).toBeNull();
    cleanup();
    await open();
    expect(screen.getByDisplayValue('Half a sent')).toBeTruthy();
    expect(screen.getByText(/We kept your draft/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
    cleanup();
    await open();
    expect(screen.queryByDisplayValue('Half a sent')).toBeNull();
  });

  it('without a network keeps everything and says so; what is stored is unreadable, and names no file', async () => {
    answers.set(createTicket, () => {
      throw new ApiError({ kind: 'network', status: 500, message: 'No.' });
    });
    await open(`?txnId=${TXN_UUID}&topic=DEBIT`);
    write('Debited twice.');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await settled();
    expect(screen.getByText(/You are offline/)).toBeTruthy();
    expect(screen.getByDisplayValue('Debited twice.')).toBeTruthy();
    const stored = sessionStorage.getItem('disputeDraft') ?? '';
    expect(stored).not.toContain('Debited');
    expect(atob(stored.replace(/-/g, '+').replace(/_/g, '/'))).toContain(
      '"draft":{"topic":"DEBIT","txnUuid":"7d3f4c0e-2f0b-4b55-8f4e-000000000001","message":"Debited twice.","email":""}',
    );
  });

  it.each([
    [
      ['DEBITS', 'LATE_FEE', 'REPORT'],
      [
        'no debit is taken',
        'no late fee is charged',
        'reports to credit bureaus have the loan marked as disputed',
        'interest goes on',
      ],
    ],
    [
      ['LATE_FEE'],
      ['no late fee is charged', 'debits go on as agreed', 'interest goes on', 'reports to credit bureaus go on'],
    ],
  ] as const)('of a loan whose lender pauses %j says exactly that, and what goes on', async (pauses, lines) => {
    await open(`?txnId=${TXN_UUID}&topic=DEBIT`, { ...details, purchases: [purchase({ pauses: [...pauses] })] });
    const list = screen.getByText(lines[0]).closest('ul');
    expect(
      list &&
        within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
    ).toEqual(lines);
  });

  it('of a loan whose lender pauses nothing says that, and one about no purchase says nothing of it', async () => {
    await open(`?txnId=${TXN_UUID}&topic=DEBIT`, { ...details, purchases: [purchase({ pauses: [] })] });
    expect(screen.getByText('Bank of Baroda pauses nothing for a dispute: payments go on as agreed.')).toBeTruthy();
    cleanup();
    await open(`?txnId=${TXN_UUID}&topic=OTHER`);
    expect(screen.queryByText('no debit is taken')).toBeNull();
  });
});

describe('a ticket', () => {
  const show = (of = ticket()) =>
    showFlow(ticketsFlow, TicketsView, { odr: { tickets: [], ticket: of } }, { client, page: pageAt('') });

  // @req RTE-064, ODR-003, ODR-006
  it('shows where it stands in words too, what comes next, what is paused, and what was written with its file', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Wrong or double debit');
    const steps = within(screen.getByRole('list', { name: 'Where it stands' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Received (done)',
      'In review (done)',
      'With the lender (now)',
      'Closed (to come)',
    ]);
    expect(screen.getByText('Next: Bank of Baroda answers by 2 Dec 2026')).toBeTruthy();
    expect(screen.getByText('Payments on this loan are paused')).toBeTruthy();
    expect(
      screen.getByText('Until the ticket is closed, and at the latest until 23 Dec 2026. Your other loans run on.'),
    ).toBeTruthy();
    const file = screen.getByRole('link', { name: 'statement-nov.pdf' });
    expect(file.getAttribute('href')).toBe('/odr/files/reference-10000000000a');
    expect(screen.getByText(/^Handed on to Bank of Baroda/)).toBeTruthy();
    expect(screen.getByText(/Not solved by 23 Dec 2026\?/)).toBeTruthy();
  });

  it('is replied to under one name however often it has to be sent', async () => {
    answers.set(updateTicket, () => {
      throw new ApiError({ kind: 'network', status: 500, message: 'No.' });
    });
    show();
    const field = screen.getByRole('textbox', { name: 'Add a reply' });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Write something first')).toBeTruthy();
    fireEvent.input(field, { target: { value: 'Still not back.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await settled();
    expect(screen.getByText(/You are offline/)).toBeTruthy();
    answers.set(updateTicket, () => ticket());
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await settled();
    const body = {
      ticketId: 'KD-20418-10001',
      action: 'REPLY',
      message: 'Still not back.',
      replyId: '0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a',
      fileIds: [],
    };
    expect(sent).toEqual([
      { endpoint: updateTicket, body },
      { endpoint: updateTicket, body },
    ]);
    expect((field as HTMLTextAreaElement).value).toBe('');
  });

  it('is closed after a question that says what goes on then', async () => {
    answers.set(updateTicket, () => ticket({ status: 'CLOSED' }));
    show();
    fireEvent.click(screen.getByRole('button', { name: /It is solved/ }));
    expect(screen.getByText('What is paused on the loan goes on. You can open it again for 30 days.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close it' }));
    await settled();
    expect(sent).toEqual([{ endpoint: updateTicket, body: { ticketId: 'KD-20418-10001', action: 'CLOSE' } }]);
  });

  it('that is closed can be opened again while that lasts, and says that it cannot afterwards', () => {
    const closed: Partial<Ticket> = { status: 'CLOSED', decidedBy: null, paused: [], pausedUntilMs: null };
    show(ticket({ ...closed, canReopen: true }));
    expect(screen.getByRole('button', { name: /Open it again/ })).toBeTruthy();
    expect(screen.queryByText('Payments on this loan are paused')).toBeNull();
    cleanup();
    show(ticket({ ...closed, canReopen: false }));
    expect(screen.queryByRole('button', { name: /Open it again/ })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText(/closed more than 30 days ago/)).toBeTruthy();
  });

  it('that awaits our desk is looked at every 10 s until that has written, and not any more then', async () => {
    const answered = ticket();
    answers.set(viewTicket, () => ({ tickets: [], ticket: answered }));
    const { thread } = answered;
    show(ticket({ status: 'RECEIVED', thread: thread.slice(0, 2), answerBy: '2026-11-26' }));
    expect(screen.getByText('Next: we answer by 26 Nov 2026')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(LOOKS_EVERY_MS));
    expect(screen.getByText('We have asked the bank.')).toBeTruthy();
    cleanup();
    sent = [];
    show(ticket({ thread: thread.slice(0, 3) }));
    await act(() => vi.advanceTimersByTimeAsync(3 * LOOKS_EVERY_MS));
    expect([LOOKS_EVERY_MS, sent]).toEqual([10_000, []]);
  });

  it('is one of a list, with where it stands and what it is about; without any, the way to the first is there', () => {
    const listed = (tickets: ReturnType<typeof ticket>[]) =>
      showFlow(ticketsFlow, TicketsView, { odr: { tickets, ticket: null } }, { client, page: pageAt('') });
    listed([ticket(), ticket({ ticketId: 'KD-20418-10002', topic: 'NOT_RECEIVED' })]);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('KD-20418-10001 · Nova X5 5G, Zenmart · Updated 24 Nov 2026');
    expect(first?.textContent).toContain('With the lender');
    expect(second?.textContent).toContain('With the shop');
    cleanup();
    listed([]);
    expect(screen.getByRole('heading', { name: 'No tickets' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Raise a dispute' }).getAttribute('href')).toBe('/odr/contact-us');
  });
});

describe('the page of a ticket that was opened', () => {
  // @req RTE-065, ODR-005
  it('has its number, by when we answer, and the way to it, in the language of the page', () => {
    document.documentElement.lang = 'hi-IN';
    const data = { odr: { tickets: [], ticket: ticket({ answerBy: '2026-11-26' }) } };
    showFlow(confirmationFlow, Confirmation, data, { client, page: pageAt('') });
    expect(screen.getByText('KD-20418-10001')).toBeTruthy();
    expect(screen.getByText('हम 26 नव॰ 2026 तक जवाब देंगे, और SMS से बताएँगे।')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'शिकायत देखें' }).getAttribute('href')).toBe(
      '/hi/odr/view-ticket?ticketId=KD-20418-10001',
    );
  });
});
