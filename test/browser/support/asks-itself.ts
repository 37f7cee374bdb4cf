import type { BrowserContext, Page } from 'playwright';

/** Removes the preloaded responses of new sessions, so that the frame makes each call itself and a test can refuse or
 *  delay it. */
export async function asksItself(where: BrowserContext | Page): Promise<void> {
  await where.route('**/app/widget/init', async (route) => {
    const response = await route.fetch();
    const { data, ...envelope } = (await response.json()) as { data?: { givenAlong?: unknown } };
    const { givenAlong: _, ...session } = data ?? {};
    await route.fulfill({ response, json: { ...envelope, ...(data && { data: session }) } });
  });
}
