import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pricedPlans } from '../../../shared/lenders/priced-plan';
import type { SharePicture } from '../flow/share-picture';
import type { ShareSupport } from '../flow/state';
import { messagesOf } from '../page-messages';
import { banyan } from '../screens/testing/state';
import { sharePictureBy } from './share-picture';

const picture: SharePicture = {
  merchantName: 'Nilaya Electronics',
  lenderName: 'Banyan Bank',
  amountRupees: 54_990,
  plans: pricedPlans(banyan),
};

let written: string[];
let clicked: { href: string; download: string }[];
let shared: unknown[];
let shareWith: () => Promise<void>;
let hasPen: boolean;

beforeEach(() => {
  written = [];
  clicked = [];
  shared = [];
  hasPen = true;
  shareWith = async () => undefined;
  const pen = { fillRect: () => undefined, fillText: (text: string) => void written.push(text) };
  // SAFETY: the picture is drawn with nothing else of a pen.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => (hasPen ? (pen as never) : null));
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['png'], { type: 'image/png' }));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push({ href: this.href, download: this.download });
  });
  Object.assign(navigator, {
    share: async (data: unknown) => {
      shared.push(data);
      await shareWith();
    },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const hand = (support: ShareSupport) => sharePictureBy(window, picture, support, messagesOf('en'));

describe('the picture', () => {
  it('shows merchant, lender, amount and each plan with its instalment, total, rate, interest and fee', async () => {
    await hand('download');
    expect(written).toEqual([
      'Nilaya Electronics',
      'Banyan Bank',
      'EMI plans for ₹54,990',
      '3 months',
      '₹18,330/mo',
      '₹55,189 in all',
      '0% a year · Fee ₹199',
      '6 months',
      '₹9,516/mo',
      '₹57,295 in all',
      '13.00% a year · Interest ₹2,106 · Fee ₹199',
      'Powered by Kadam',
    ]);
  });
});

describe('handing it on', () => {
  // @req SAL-047
  it('natively gives the browser one PNG and a line of text', async () => {
    expect(await hand('native')).toBe('shared');
    expect(shared).toMatchObject([{ text: 'Banyan Bank EMI plans for ₹54,990' }]);
    const [{ files }] = shared as [{ files: File[] }];
    expect(files.map(({ name, type }) => [name, type])).toEqual([['emi-plans.png', 'image/png']]);
    expect(clicked).toEqual([]);
  });

  it('is dismissed, not failed, where the agent closes the share sheet', async () => {
    shareWith = () => Promise.reject(new DOMException('', 'AbortError'));
    expect(await hand('native')).toBe('dismissed');
    expect(clicked).toEqual([]);
  });

  it('becomes a download where the browser refuses to share after all', async () => {
    shareWith = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    expect(await hand('native')).toBe('downloaded');
    expect(clicked).toEqual([{ href: 'blob:picture', download: 'emi-plans.png' }]);
  });

  // @req MSG-003
  it('by download starts one download of an image', async () => {
    expect(await hand('download')).toBe('downloaded');
    expect(clicked).toHaveLength(1);
    expect(shared).toEqual([]);
  });

  it.each(['screenshot', 'manual'] as const)('by %s draws nothing: the agent does it', async (support) => {
    expect(await hand(support)).toBe('unsupported');
    expect(written).toEqual([]);
  });

  it('fails where the browser draws no pictures', async () => {
    hasPen = false;
    await expect(hand('download')).rejects.toThrow('draws no pictures');
  });
});
