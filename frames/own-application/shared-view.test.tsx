import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationStatuses } from '../../shared/api/ntb';
import type { Locale } from '../../shared/locales';
import { ApiError } from '../platform/api/api-error';
import { showFlow } from '../platform/page/testing/show-flow';
import { readShared } from './read-shared';
import { sharedFlow } from './shared.flow';
import { sharedMessagesOf } from './shared-page-messages';
import { factsOf, storyOf } from './shared-story';
import { SharedView } from './shared-view';
import { fakeClient, fakePage } from './testing/own-test';
import { sharedInfo } from './testing/samples';

const REF = 'A'.repeat(22);
let api: ReturnType<typeof fakeClient>;
beforeEach(() => {
  api = fakeClient();
  document.documentElement.lang = 'en';
});
afterEach(cleanup);
const messages = (locale: Locale = 'en') => sharedMessagesOf(locale);

describe('what is said of a shared application', () => {
  it('names lender, shop, number and last day to a customer who has the link and did not apply yet', async () => {
    const story = storyOf(sharedInfo, await messages());
    expect(story.title).toBe('Asha, your HDFC Bank application is waiting');
    expect(story.next.join(' ')).toMatch(/HDFC Bank contacts you on \+91 90XXXXX003.*until 9 Jan 2030/);
    expect(factsOf(sharedInfo, await messages()).at(-1)).toEqual(['Link open until', '9 Jan 2030']);
  });

  it.each(applicationStatuses)('is a story for %s', async (status) => {
    const { tag, title, summary, next } = storyOf({ ...sharedInfo, status }, await messages());
    for (const text of [tag.text, title, summary, ...next]) expect(text).toMatch(/^\S.*\S$/);
    expect(next.length).toBeGreaterThan(0);
  });

  it('never promises an approval before the lender gave it', async () => {
    for (const status of ['SHARED', 'SUBMITTED'] as const)
      expect(JSON.stringify(storyOf({ ...sharedInfo, status }, await messages()))).toContain(
        'The lender makes the final decision',
      );
  });

  it('is in the language of the page', async () => {
    const story = storyOf(sharedInfo, await messages('hi'));
    expect(story.title).toBe('Asha, HDFC Bank में आपका आवेदन प्रतीक्षा में है');
    expect(story.next[1]).toContain('9 जन॰ 2030 तक');
  });
});

describe('the page of a shared application', () => {
  it('asks by the reference of its link, and by no other', async () => {
    api.answers.push(sharedInfo);
    expect(await readShared(api.client, fakePage(`?ref=${REF}`).page)).toEqual({ ref: REF, application: sharedInfo });
    expect(api.asked).toEqual([['/app/ntbpq/info', { ref: REF }]]);
    for (const search of ['', '?ref=', '?ref=short', `?ref=${REF}A`, '?ref=../../../../../../etc'])
      expect(await readShared(api.client, fakePage(search).page)).toMatchObject({ application: null });
    expect(api.asked).toHaveLength(1);
    api.answers.push(new ApiError({ kind: 'http', status: 404, code: 404, message: 'No.' }));
    expect(await readShared(api.client, fakePage(`?ref=${REF}`).page)).toMatchObject({ application: null });
    api.answers.push(new ApiError({ kind: 'network', status: 500, message: 'No.' }));
    await expect(readShared(api.client, fakePage(`?ref=${REF}`).page)).rejects.toMatchObject({ status: 500 });
  });

  it('says of a link that is none of an application what its holder can do', async () => {
    const { page } = fakePage(`?ref=${REF}`);
    showFlow(sharedFlow, SharedView, { ref: REF, application: null }, { client: api.client, page });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We do not know this link');
    expect(screen.getByText(/ask the shop to share the application again/)).toBeTruthy();
  });

  it('keeps what it has shown when a second look fails, and says so; what was sent is seen with the own number', async () => {
    const { page } = fakePage(`?ref=${REF}`);
    showFlow(sharedFlow, SharedView, { ref: REF, application: sharedInfo }, { client: api.client, page });
    expect(screen.queryByRole('link')).toBeNull();
    const look = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Check again' })));
    api.answers.push(new ApiError({ kind: 'network', status: 500, message: 'No.' }));
    await look();
    expect(await screen.findByText('We could not check just now. This is what we saw before.')).toBeTruthy();
    api.answers.push({ ...sharedInfo, status: 'APPROVED' });
    await look();
    const link = await screen.findByRole('link', { name: 'See it with your own number' });
    expect(link.getAttribute('href')).toBe('/ntb-status?applicationId=KA-11111-22222');
  });
});
