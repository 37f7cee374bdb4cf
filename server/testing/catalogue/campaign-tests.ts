import { describe, expect, it } from 'vitest';
import type { campaignGet } from '../../../shared/api/campaigns';
import type { ResponseOf } from '../../../shared/api/endpoint';
import type { ServerOf } from '../sales/sales-steps';
import type { Reply } from '../server/test-server';

type Campaign = ResponseOf<typeof campaignGet>;

export function campaignTests(kadam: ServerOf): void {
  const get = (query = '', headers = {}): Promise<Reply> =>
    kadam().request('GET', `/app/campaign/get/${query}`, { headers });
  const read = async (query?: string): Promise<Campaign> => {
    const { status, text } = await get(query);
    if (status !== 200) throw new Error(`${query}: ${status} ${text}`);
    // SAFETY: the sandbox validates every response.
    return (JSON.parse(text) as { data: Campaign }).data;
  };
  const handlesIn = ({ merchants }: Campaign): string[] => merchants.map(({ merchantHandle }) => merchantHandle);

  describe('app/campaign/get/', () => {
    // @req CAT-009, CAT-016, API-026
    it('without a campaign has the banners and the 12 offers that stand today, 2 of them vouchers', async () => {
      const shown = await read();
      expect(shown).toMatchObject({ campaign: null, uiComponents: ['banners', 'offers'], merchants: [], products: [] });
      expect(shown.banners.map(({ bannerId }) => bannerId)).toEqual(['no-interest', 'voucher-zenmart', 'vijay-sales']);
      expect(shown.banners.map(({ merchantHandle }) => merchantHandle)).toEqual([null, 'zenmart', 'vijay-sales']);
      // Decathlon's offer ended in 2025.
      expect(shown.offers.filter(({ kind }) => kind === 'noCost')).toHaveLength(10);
      expect(shown.offers.filter(({ kind }) => kind === 'voucher').map(({ merchantName }) => merchantName)).toEqual([
        'Vijay Sales',
        'Zenmart',
      ]);
    });

    // @req CAT-027, CAT-028, CAT-029, API-020
    it.each([
      ['me', 'Mobiles', 'sangeetha-mobiles', 'mobiles'],
      ['hf', 'Home & Furniture', 'pepperfry', 'furniture'],
      ['ec', 'Electronics', 'vijay-sales', 'electronics'],
    ])('by the code %s is %s, with its own banner, merchants and products', async (code, name, first, categoryId) => {
      const plain = await read('?campaignId=diwali');
      const shown = await read(`?campaignId=diwali&c=${code}`);
      expect(shown.campaign).toMatchObject({ campaignId: 'diwali', variation: code, isOver: false });
      expect(shown.campaign?.name?.en).toBe(name);
      expect(shown.banners[0]?.title).not.toEqual(plain.banners[0]?.title);
      expect(handlesIn(shown)[0]).toBe(first);
      expect(handlesIn(shown)).not.toEqual(handlesIn(plain));
      expect(new Set(shown.products.map((product) => product.categoryId))).toEqual(new Set([categoryId]));
    });

    // @req CAT-030
    it('by the code cr is Coolers, of which there is no category to show products of', async () => {
      const shown = await read('?campaignId=diwali&c=cr');
      expect(shown.campaign?.name?.en).toBe('Coolers');
      expect([handlesIn(shown), shown.products]).toEqual([['vijay-sales', 'amazon', 'flipkart'], []]);
      expect(shown.uiComponents).toEqual(['banners', 'merchants', 'offers']);
    });

    // @req CAT-031, CAT-032
    it('by any other code is no variation, and shows the generic list of merchants', async () => {
      const plain = await read('?campaignId=diwali');
      expect(plain.campaign).toMatchObject({ variation: null, name: null });
      expect(plain.merchants.length).toBeGreaterThan(0);
      expect(plain.merchants.every(({ isFeatured }) => isFeatured)).toBe(true);
      for (const code of ['zz', 'ME', '', 'toString'])
        expect(await read(`?campaignId=diwali&c=${code}`)).toEqual(plain);
      expect((await read('?campaignId=welcome&c=me')).campaign?.variation).toBeNull();
    });

    it('has the offers of the merchants that it shows, and of no other', async () => {
      const shown = await read('?campaignId=diwali&c=hf');
      expect(shown.offers.map(({ merchantHandle }) => merchantHandle)).toEqual(['pepperfry', 'urban-ladder']);
    });

    it('is 404 with the envelope for a campaign that is not there, and 400 for what can be no name', async () => {
      const missing = await get('?campaignId=holi');
      expect([missing.status, missing.body?.code, missing.headers['cache-control']]).toEqual([404, 404, 'no-store']);
      for (const query of ['?campaignId=Diwali', '?campaignId=', '?campaignId=diwali&page=1'])
        expect([query, (await get(query)).status]).toEqual([query, 400]);
    });

    it('is publicly cacheable for 60 s, and 304 for a client that has it', async () => {
      const { headers } = await get('?campaignId=diwali&c=me');
      expect(headers['cache-control']).toBe('public, max-age=60');
      const again = await get('?campaignId=diwali&c=me', { 'if-none-match': String(headers.etag) });
      expect([again.status, again.text]).toEqual([304, '']);
    });
  });
}
