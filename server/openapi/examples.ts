import * as z from 'zod/mini';
import recorded from './examples.json' with { type: 'json' };

/** Request (body, or query of a GET) and answer. `examples.itest.ts` makes each call and records both, so that an
 *  outdated example fails. */
const Example = z.object({ request: z.optional(z.unknown()), answer: z.unknown() });
const examples = z.record(z.string(), Example).parse(recorded);

export const requestExample = (operationId: string): unknown => examples[operationId]?.request;
export const answerExample = (operationId: string): unknown => examples[operationId]?.answer;
