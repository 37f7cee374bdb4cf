import { beforeEach, expect, it } from 'vitest';
import { carryCampaign } from './campaign-links';

beforeEach(() => {
  document.body.innerHTML =
    '<nav data-campaign><a href="/home/buy-with-kadam">Home</a><a href="/account">My Account</a></nav><a href="/faq">FAQ</a>';
});
const page = (cookie: string) => ({ cookie, querySelectorAll: document.querySelectorAll.bind(document) });
const hrefs = (): (string | null)[] => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

// @req LAY-016
it('takes the campaign along on every tab, as the cookie encodes it, and on no other link', () => {
  carryCampaign(page('kadamSession=1; lastTouch=a%26b%20%E0%A4%A6; clientId=1'));
  expect(hrefs().map((href) => new URL(href ?? '', 'https://kadam.example').search)).toEqual([
    '?utm_campaign=a%26b%20%E0%A4%A6',
    '?utm_campaign=a%26b%20%E0%A4%A6',
    '',
  ]);
});

it('leaves the tabs unchanged without a campaign cookie, and with a cookie of a similar name', () => {
  carryCampaign(page('notlastTouch=x; kadamSession=1; lastTouch='));
  expect(hrefs()).toEqual(['/home/buy-with-kadam', '/account', '/faq']);
});
