import type { BrowserContext } from 'playwright';

/** A route handler of a test may still run when the context closes. Its late failure must not fail the test that runs
 *  by then. */
export function handlersEndWith(context: BrowserContext): void {
  const close = context.close.bind(context);
  context.close = async (options) => {
    const ends = [context, ...context.pages()].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' }));
    // Requests that closed by themselves need no answer.
    await Promise.allSettled(ends);
    await close(options);
  };
}
