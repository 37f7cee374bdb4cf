import type { BrowserContext, Page } from 'playwright';

/** From now on no session brings along what its frame asks for next: the frame asks itself, so that each of those calls can
 *  be refused or held back. */
export async function asksItself(where: BrowserContext | Page): Promise<void> {
  await where.route('**/app/widget/init', async (route) => {
    const response = await route.fetch();
    const { data, ...envelope } = (await response.json()) as { data?: { givenAlong?: unknown } };
    const { givenAlong: _, ...session } = data ?? {};
    await route.fulfill({ response, json: { ...envelope, ...(data && { data: session }) } });
  });
}
