import type { BrowserContext } from 'playwright';

/** What answers a request of a page in a test (`route`) may still be at work when the context closes. It answers nobody
 *  then, and what it fails by is no fault of the test that runs by now. */
export function handlersEndWith(context: BrowserContext): void {
  const close = context.close.bind(context);
  context.close = async (options) => {
    const ends = [context, ...context.pages()].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' }));
    // What has closed by itself meanwhile is no longer to be told.
    await Promise.allSettled(ends);
    await close(options);
  };
}
