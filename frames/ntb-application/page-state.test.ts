import { describe, expect, it } from 'vitest';
import { nextPage, type PageState, type SharedApplication } from './page-state';
import { storyOf } from './words';

const application: SharedApplication = {
  status: 'SHARED',
  merchantName: 'Zenmart',
  lenderId: '201',
  lenderName: 'HDFC Bank',
  firstName: 'Asha',
  merchantKey: 'zenmart_sandbox',
  merchantOrigin: 'https://zenmart.example',
  maskedMobile: '90XXXXX003',
  expiresAtMs: Date.UTC(2030, 0, 9, 12),
  serverNowMs: Date.UTC(2030, 0, 2, 12),
};
const shown: PageState = { step: 'shown', application, refresh: 'none' };
const offline = { type: 'lookFailed', cause: { kind: 'offline' } } as const;

describe('the page of a shared application', () => {
  it('keeps what it has shown when a second look fails', () => {
    const looking = nextPage(shown, { type: 'lookStarted' });
    expect(looking).toEqual({ ...shown, refresh: 'running' });
    expect(nextPage(looking, offline)).toEqual({ ...shown, refresh: 'failed' });
  });

  it('says that the first look failed, and loads again on a retry', () => {
    const failed = nextPage({ step: 'loading' }, offline);
    expect(failed).toEqual({ step: 'failed', cause: { kind: 'offline' } });
    expect(nextPage(failed, { type: 'lookStarted' })).toEqual({ step: 'loading' });
  });

  it('is missing for an unknown link, even after it was shown', () => {
    expect(nextPage(shown, { type: 'notFound' })).toEqual({ step: 'missing' });
  });

  it('names lender, shop, number and last day to a customer who has the link and did not apply yet', () => {
    const story = storyOf(application);
    expect(story.title).toBe('Asha, your HDFC Bank application is waiting');
    expect(story.next.join(' ')).toMatch(/HDFC Bank contacts you on \+91 90XXXXX003.*until 9 Jan 2030/);
  });

  it.each(['SHARED', 'SUBMITTED', 'APPROVED', 'REJECTED', 'EXPIRED'] as const)('has a story for %s', (status) => {
    const { tag, title, summary, next } = storyOf({ ...application, status });
    for (const text of [tag.text, title, summary, ...next]) expect(text).toMatch(/^\S.*\S$/);
    expect(next.length).toBeGreaterThan(0);
  });

  it('never promises an approval before the lender gave it', () => {
    for (const status of ['SHARED', 'SUBMITTED'] as const)
      expect(JSON.stringify(storyOf({ ...application, status }))).toContain('The lender makes the final decision');
  });
});
