import { describe, expect, it } from 'vitest';
import { applicationStatuses } from '../../shared/api/ntb';
import { factsOf, storyOf } from './story-of';
import { sharedApplication } from './testing/shared-application';
import { words } from './words';

const { english } = words;

describe('the page of a shared application', () => {
  it('names lender, shop, number and last day to a customer who has the link and did not apply yet', () => {
    const story = storyOf(sharedApplication, english);
    expect(story.title).toBe('Asha, your HDFC Bank application is waiting');
    expect(story.next.join(' ')).toMatch(/HDFC Bank contacts you on \+91 90XXXXX003.*until 9 Jan 2030/);
    expect(factsOf(sharedApplication, english).at(-1)).toEqual(['Link open until', '9 Jan 2030']);
  });

  it.each(applicationStatuses)('has a story for %s', (status) => {
    const { tag, title, summary, next } = storyOf({ ...sharedApplication, status }, english);
    for (const text of [tag.text, title, summary, ...next]) expect(text).toMatch(/^\S.*\S$/);
    expect(next.length).toBeGreaterThan(0);
  });

  it('never promises an approval before the lender gave it', () => {
    for (const status of ['SHARED', 'SUBMITTED'] as const)
      expect(JSON.stringify(storyOf({ ...sharedApplication, status }, english))).toContain(
        'The lender makes the final decision',
      );
  });

  it('speaks the language of the browser', async () => {
    const story = storyOf(sharedApplication, await words.load('hi-IN'));
    expect(story.title).toBe('Asha, HDFC Bank में आपका आवेदन प्रतीक्षा में है');
    expect(story.next[1]).toContain('9 जन॰ 2030 तक');
  });
});
