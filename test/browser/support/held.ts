import type { Page } from 'playwright';

/** Holds back the answers of an address until they are let go, so that what is shown meanwhile can be looked at.
 *  Returns how to let them go. */
export async function held(page: Page, address: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await isReleased;
    await route.fallback();
  });
  return async () => {
    release();
    await page.unroute(address);
  };
}
