import type { Page } from 'playwright';
import { beforeAll } from 'vitest';
import type { Course, FreshDocuments } from '../fixture/fresh-documents';
import { shopHome } from './shop-home';

type Act = Parameters<FreshDocuments['visit']>[1];
type Case = readonly [name: string, body: string];

const WATCH = `<script>var faults = [];
addEventListener('error', ({ message }) => message && faults.push(message));
addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
var told = new Promise((resolve) => {
  addEventListener('opened', () => resolve('opened'), true);
  addEventListener('error', ({ detail }) => detail?.code && resolve(detail.code), true);
});</script>`;

/** Makes a call whose session the document stores. */
const calls = (call: string): string =>
  `<script>var queued = Object.getOwnPropertyDescriptor(window, 'Kadam').value.${call};
  var came = new Promise((resolve) => queued.on('opened', () => resolve('opened')));</script>`;

const OPTIONS = "merchantKey: 'ok', merchantDetails: { merchantName: 'Zenith' }";
/** Opens the sales app even if an element is named `Kadam`. */
const CALL = calls(`openSalesApp({ ${OPTIONS}, merchantAgentId: 'ZM-1', getAuthToken: () => 'token-1' })`);

const ELEMENT = '<kadam-eligibility merchant-key="ok" amount="36000"></kadam-eligibility>';

/** Setup for tests that load many small documents of the merchant's site in one page: a document costs a few
 *  milliseconds, a page a hundred times as much. */
export function freshDocuments() {
  const home = shopHome();
  let page: Page;
  beforeAll(async () => {
    page = await home.browser().newPage();
    await page.goto(`${home.sites().merchantUrl}/fresh`);
  });

  const tag = (path: string, attributes = ''): string =>
    `<script src="${home.sites().providerUrl}${path}" ${attributes}></script>`;

  async function courses(act: Act, cases: readonly Case[]): Promise<(readonly [name: string, course: Course])[]> {
    const paths = cases.map(([, body]) => home.sites().put(`<title>shop</title><body>${WATCH}${body}`));
    const seen = await page.evaluate(([all, does]) => window.fresh.visit(all, does), [paths, act] as const);
    return seen.map((course, index) => [cases[index]?.[0] ?? '', course]);
  }

  return {
    page: () => page,
    sites: home.sites,
    courses,
    /** The first documents without the expected result: no error, and only frames of the provider. */
    async faulty(act: Act, course: string, cases: readonly Case[]): Promise<unknown[]> {
      const wanted = JSON.stringify({ faults: [], course, origins: [home.sites().providerUrl], left: 0 });
      return (await courses(act, cases)).filter(([, each]) => JSON.stringify(each) !== wanted).slice(0, 5);
    },
    tag,
    kadam: () => tag('/sdk/v1/kadam.js'),
    stub: () => tag('/stub.js'),
    elements: () => tag('/sdk/v1/elements.js'),
    CALL,
    mounts: (place: string) => calls(`mountBenefits(${place}, { ${OPTIONS} })`),
    ELEMENT,
  };
}
