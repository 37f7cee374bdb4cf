import type { BrowserContext } from 'playwright';
import type { Locale } from '../../../../shared/locales';
import type { SiteUrls } from '../processes';
import { amountsIn, type byThePrice } from './expected';

/** Text of `<kadam-promo>` for each amount on one page of the shop, as a line and as a tag. */
export async function readPromo(
  context: BrowserContext,
  sites: SiteUrls,
  amountsRupees: readonly number[],
  locale: Locale,
): Promise<ReturnType<typeof byThePrice>[]> {
  const page = await context.newPage();
  await page.goto(`${sites.merchantUrl}/product`);
  const said = await page.evaluate(
    async ([amounts, locale]) => {
      await customElements.whenDefined('kadam-promo');
      const say = async (amount: number, form: string): Promise<string> => {
        const element = document.createElement('kadam-promo');
        const given = { 'merchant-key': 'zenmart_sandbox', amount: String(amount), locale: locale, form };
        for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
        const isShown = new Promise((resolve) => element.addEventListener('shown', resolve, { once: true }));
        document.body.append(element);
        await isShown;
        const text = element.shadowRoot?.textContent ?? '';
        element.remove();
        return text;
      };
      return Promise.all(amounts.map(async (amount) => [await say(amount, 'line'), await say(amount, 'tag')] as const));
    },
    [amountsRupees, locale] as const,
  );
  await page.close();
  return said.map(([line, tag]) => ({ line: amountsIn(line), tag: amountsIn(tag) }));
}
