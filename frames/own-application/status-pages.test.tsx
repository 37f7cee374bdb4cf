import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationStatuses } from '../../shared/api/ntb';
import { showFlow } from '../platform/page/testing/show-flow';
import { lenderPageFlow } from './lender-page.flow';
import { LenderPageView, performLenderPage } from './lender-page-view';
import { readLenderPage, readStatus } from './read-status';
import { statusFlow } from './status.flow';
import { StatusView } from './status-view';
import { fakeClient, fakePage } from './testing/own-test';
import { sharedInfo, statusAnswer } from './testing/samples';

let api: ReturnType<typeof fakeClient>;
let fake: ReturnType<typeof fakePage>;
beforeEach(() => {
  api = fakeClient();
  fake = fakePage();
  document.documentElement.lang = 'en';
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const NOT_NEEDED = { mandateStatus: 'NOT_NEEDED', redirection: null, serverNowMs: 0 };
const NEEDED = {
  mandateStatus: 'NEEDED',
  redirection: { url: 'https://bank.example/m', params: { key: 'k' }, expiresAtMs: Number.MAX_SAFE_INTEGER },
  serverNowMs: 0,
};

async function show(part: Partial<typeof statusAnswer> = {}): Promise<void> {
  const data = { answer: { ...statusAnswer, ...part } };
  const { page } = fake;
  await act(
    async () =>
      void showFlow(statusFlow, StatusView, data, {
        client: api.client,
        page,
        perform: (ports) => (effect) => ports.page.location.assign(effect.url),
      }),
  );
}
const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;
const now = (): string | null =>
  screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')?.textContent ?? null;
const linkTo = async (name: string): Promise<string | null> =>
  (await screen.findByRole('link', { name })).getAttribute('href');

describe('how an application stands', () => {
  // @req RTE-055
  it.each(applicationStatuses)('is said of %s in words, with where it is on its way', async (status) => {
    api.answers.push(NOT_NEEDED);
    await show({ status });
    expect(heading()).toMatch(/\S/);
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(3);
    expect(screen.getByText('KA-11111-22222')).toBeTruthy();
  });

  it('turns by itself from the lender’s check to its refusal, with another lender as the way on', async () => {
    await show();
    expect([heading(), now()]).toEqual(['Banyan FlexiPay is checking', 'The lender checks']);
    api.answers.push({ ...statusAnswer, status: 'REJECTED' });
    await act(async () => fake.fire());
    expect(api.asked).toEqual([['/app/ntbpq/application-status', { applicationId: 'KA-11111-22222' }]]);
    expect(await linkTo('Choose another lender')).toBe('/ntb-application');
    expect(heading()).toBe('Banyan FlexiPay said no');
  });

  it('at the lender’s own page leads there by way of the page that names it', async () => {
    await show({ lenderWindowUrl: 'https://lender.example/a' });
    expect(heading()).toBe('Finish your application with Banyan FlexiPay');
    expect(await linkTo('Open Banyan FlexiPay')).toBe('/ntb-lender-redirection?applicationId=KA-11111-22222');
  });

  it('approved asks for auto-debit if the lender needs it, in the same tab, and mentions no line before', async () => {
    api.answers.push(NEEDED);
    await show({ status: 'APPROVED', creditLineStatus: 'APPROVED' });
    expect(now()).toBe('Auto-debit set up');
    await press('Set up auto-debit');
    expect(screen.queryByRole('link', { name: 'Activate the credit line' })).toBeNull();
    expect(fake.led).toEqual(['https://bank.example/m?key=k']);
  });

  it('with auto-debit leads on to the line, and with the line to the shops', async () => {
    api.answers.push({ ...NEEDED, mandateStatus: 'REGISTERED', redirection: null });
    await show({ status: 'APPROVED', creditLineStatus: 'APPROVED' });
    expect(await linkTo('Activate the credit line')).toBe('/activation/steps?lenderId=1');
    expect(now()).toBe('Credit line ready');
    cleanup();
    api.answers.push(NOT_NEEDED);
    await show({ status: 'APPROVED', creditLineStatus: 'ACTIVE' });
    expect(await linkTo('Start Shopping')).toBe('/buy');
    expect(now()).toBeNull();
    expect(screen.queryByText('Auto-debit set up')).toBeNull();
  });

  it('adds the merchant of the visit to each link', async () => {
    fake = fakePage('?applicationId=KA-11111-22222&merchantId=zenmart_sandbox');
    api.answers.push(NOT_NEEDED);
    await show({ status: 'APPROVED', creditLineStatus: 'ACTIVE' });
    expect(await linkTo('Start Shopping')).toBe('/redirect/?merchantId=zenmart_sandbox');
    cleanup();
    api.answers.push(NOT_NEEDED);
    await show({ status: 'APPROVED', creditLineStatus: 'APPROVED' });
    expect(await linkTo('Activate the credit line')).toBe('/activation/steps?lenderId=1&merchantId=zenmart_sandbox');
    cleanup();
    await show({ lenderWindowUrl: 'https://lender.example/a' });
    expect(await linkTo('Open Banyan FlexiPay')).toBe(
      '/ntb-lender-redirection?applicationId=KA-11111-22222&merchantId=zenmart_sandbox',
    );
  });

  it('takes a question, which gets a number', async () => {
    await show({ status: 'REJECTED' });
    const liveRegion = screen.getAllByRole('status').at(-1);
    await press('Ask about this application');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'The refusal' }));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send question' })));
    expect(screen.getByText('Please write your question')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Your question'));
    await act(async () => void fireEvent.input(screen.getByLabelText('Your question'), { target: { value: 'Why?' } }));
    api.answers.push({ ticketId: 'KT-1', applicationId: 'KA-11111-22222', status: 'OPEN', updatedDate: '2030-01-01' });
    await press('Send question');
    expect(api.asked).toEqual([
      ['/app/ntbpq/create-ticket', { applicationId: 'KA-11111-22222', topic: 'REJECTION', message: 'Why?' }],
    ]);
    expect(await screen.findByText(/KT-1/)).toBeTruthy();
    expect(liveRegion?.textContent).toContain('KT-1');
    expect(document.activeElement?.contains(liveRegion ?? null)).toBe(true);
  });
});

describe('an address', () => {
  const asked = (search: string) => {
    fake = fakePage(search);
    return fake.page;
  };
  /** Address of the redirect. */
  async function ledBy(reading: Promise<unknown>): Promise<string[]> {
    await Promise.race([reading, new Promise((resolve) => setTimeout(resolve))]);
    return fake.led;
  }

  it('that names no application leads to the one that is not sent yet', async () => {
    expect(await ledBy(readStatus(api.client, asked('')))).toEqual(['/ntb-application']);
    expect(api.asked).toEqual([]);
  });

  it('with the link of one that was only shared leads to what the link shows; of one that was sent, to its number', async () => {
    const ref = 'r'.repeat(22);
    api.answers.push(sharedInfo);
    expect(await ledBy(readStatus(api.client, asked(`?ref=${ref}`)))).toEqual([`/ntb-application?ref=${ref}`]);
    api.answers.push({ ...sharedInfo, status: 'APPROVED' }, statusAnswer);
    expect(await readStatus(api.client, asked(`?ref=${ref}`))).toEqual({ answer: statusAnswer });
    expect(api.asked.at(-1)).toEqual(['/app/ntbpq/application-status', { applicationId: sharedInfo.applicationId }]);
  });

  // @req RTE-056
  it('to a lender without a page of its own leads to how the application stands', async () => {
    api.answers.push(statusAnswer);
    const reading = readLenderPage(api.client, asked('?applicationId=KA-11111-22222'));
    expect(await ledBy(reading)).toEqual(['/ntb-status?applicationId=KA-11111-22222']);
  });

  // @req RTE-056
  it('to a lender’s page names its server, goes there after 3 s, and back leads to how the application stands', async () => {
    const url = 'https://apply.lender.example:8443/a?b=c';
    api.answers.push({ ...statusAnswer, lenderWindowUrl: url });
    const data = await readLenderPage(api.client, asked('?applicationId=KA-11111-22222'));
    const { page } = fake;
    const about = { client: api.client, page, perform: performLenderPage };
    await act(async () => void showFlow(lenderPageFlow, LenderPageView, data, about));
    expect(screen.getByText(/apply\.lender\.example:8443/)).toBeTruthy();
    expect([await linkTo('Go on'), fake.led]).toEqual([url, []]);
    fake.fire();
    expect(fake.led).toEqual(['now /ntb-status?applicationId=KA-11111-22222', url]);
  });

  it('to a lender’s page goes there in a background tab too', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const url = 'https://apply.lender.example:8443/a?b=c';
    api.answers.push({ ...statusAnswer, lenderWindowUrl: url });
    const data = await readLenderPage(api.client, asked('?applicationId=KA-11111-22222'));
    const about = { client: api.client, page: fake.page, perform: performLenderPage };
    await act(async () => void showFlow(lenderPageFlow, LenderPageView, data, about));
    fake.fire();
    expect(fake.led.at(-1)).toBe(url);
  });
});
