// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../storage/key-value-store';
import { keepVisit, readBrowserIds, readVisit } from './visit';

const NOW_MS = 1_700_000_000_000;
const visit = (referrer: string, cookie = '', store = memoryStore(), hostname = 'kadam.example') => {
  keepVisit({ document: { cookie, referrer }, location: { hostname } }, store, NOW_MS);
  return store;
};
const referralOf = (...how: Parameters<typeof visit>) => readVisit(visit(...how), NOW_MS).referralUrl;

describe('a visit', () => {
  // @req STO-006
  it('keeps of https://news.example/a?name=Asha#b the origin alone', () => {
    const store = visit('https://news.example/a?name=Asha#b');
    expect(readVisit(store, NOW_MS).referralUrl).toBe('https://news.example');
    expect(store.get('referralUrl')).not.toContain('Asha');
  });

  it.each([
    'https://kadam.example/home',
    'https://hdfc.kadam.example/',
    '',
    'about:blank',
    'android-app://com.news',
    'no address',
  ])('keeps no referral of %j', (referrer) => {
    expect(referralOf(referrer)).toBeNull();
  });

  it('of a lender’s host keeps no referral of the main host', () => {
    expect(referralOf('https://kadam.example/', '', memoryStore(), 'hdfc.kadam.example')).toBeNull();
  });

  it('keeps the referral over pages of our own, until another site links here', () => {
    const store = visit('https://news.example/');
    expect(referralOf('https://kadam.example/home', '', store)).toBe('https://news.example');
    expect(referralOf('https://blog.example/', '', store)).toBe('https://blog.example');
  });

  it('copies the cookies of campaign, client id and user uuid, and follows them', () => {
    const store = visit('', 'lastTouch=c1; clientId=c-1; userUUID=u-1');
    expect(readVisit(store, NOW_MS).utmCampaign).toBe('c1');
    expect(readBrowserIds(store, NOW_MS)).toEqual({ userUuid: 'u-1', clientId: 'c-1' });
    visit('', 'lastTouch=holi%202026; clientId=c-2; userUUID=u-2', store);
    expect(readVisit(store, NOW_MS).utmCampaign).toBe('holi 2026');
    expect(readBrowserIds(store, NOW_MS)).toEqual({ userUuid: 'u-2', clientId: 'c-2' });
  });
});
