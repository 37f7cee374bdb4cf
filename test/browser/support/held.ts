import type { Page } from 'playwright';

/** Holds the responses of an address, so that a test can check the pending state. Returns the release function. */
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
