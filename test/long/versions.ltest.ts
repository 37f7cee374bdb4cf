import { afterEach, describe, expect, it } from 'vitest';
import { contractHome } from '../contracts/support/frame-suite';
import { allOf, hearAll } from '../contracts/support/hear-all';
import { kinds } from '../contracts/support/kinds';
import { pinnedPage } from '../contracts/support/pinned-page';
import { published } from '../contracts/support/scripts';
import type { Shop } from '../contracts/support/shop';
import { shopHome } from '../contracts/support/shop-home';

// `npm test` covers the sales app and the checkout: test/contracts/versions.btest.ts.

describe('every kind of frame', () => {
  const home = shopHome();
  let shop: Shop;
  afterEach(() => shop.close());

  describe.each(published)('of this build, for a page that has pinned SDK %s:', (version) => {
    it.each(kinds)('$what is received', async (kind) => {
      shop = await home.openShop(home.sites().put(pinnedPage(home.sites().providerUrl, version)));
      expect(await hearAll(shop, kind)).toEqual(allOf(kind));
    });
  });

  describe("of 0.1.0, for a page with today's SDK:", () => {
    it.each(kinds)('$what is received', async (kind) => {
      shop = await home.openShop();
      expect(await hearAll(shop, kind, 'before')).toEqual(allOf(kind));
    });
  });
});

describe.each(published)('SDK %s, from its pinned address at the built server, with its integrity hash,', (version) => {
  const home = contractHome();

  it('opens every built frame', async () => {
    const { providerUrl, merchantUrl, merchantKey, authToken, checkoutToken } = home.fixture();
    const context = home.context();
    const address = `${providerUrl}/sdk/${version}`;
    const { files } = (await (await fetch(`${address}/manifest.json`)).json()) as { files: Record<string, string> };
    const tag = `<script src="${address}/kadam.js" integrity="${files['kadam.js']}" crossorigin="anonymous"></script>`;
    await context.route(`${merchantUrl}/pinned`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<title>shop</title><body><div id="place"></div>${tag}` }),
    );
    const page = await context.newPage();
    await page.goto(`${merchantUrl}/pinned`);
    const heard = await page.evaluate(
      async ([given, token, secret]) => {
        const kadam = window.Kadam;
        if (!kadam?.version) throw new Error('no Kadam');
        const salesApp = { ...given, merchantAgentId: 'ZM-3071', getAuthToken: () => token };
        const sessions = [
          [() => kadam.openSalesApp(salesApp), 'opened'],
          [() => kadam.openCheckout({ ...given, checkoutToken: secret }), 'widgetReady'],
          [() => kadam.checkEligibility({ ...given, amount: 54_990 }), 'widgetReady'],
          [() => kadam.mountBenefits('#place', given), 'widgetReady'],
          [() => kadam.openCommunication(given), 'widgetReady'],
        ] as const;
        const ends: unknown[] = [];
        for (const [open, isUp] of sessions) {
          const session = open() as ReturnType<typeof kadam.openCommunication>;
          const up = new Promise<string>((resolve) => {
            session.on(isUp as 'widgetReady', () => resolve('up'));
          });
          const how = await Promise.race([up, session.result]);
          session.close();
          ends.push([how, (await session.result).reason]);
        }
        return [kadam.version, ...ends];
      },
      [{ merchantKey, merchantDetails: { merchantName: 'Zenmart' } }, authToken, checkoutToken] as const,
    );
    expect(heard).toEqual([version, ...Array.from({ length: 5 }, () => ['up', 'hostClosed'])]);
  });
});
