import * as z from 'zod/mini';
import recorded from './examples.json' with { type: 'json' };

/** What was asked (body, or query of a GET) and what was answered. `examples.itest.ts` makes each call and writes both
 *  down, so that an example that is not true any more fails. */
const Example = z.object({ request: z.optional(z.unknown()), answer: z.unknown() });
const examples = z.record(z.string(), Example).parse(recorded);

export const requestExample = (operationId: string): unknown => examples[operationId]?.request;
export const answerExample = (operationId: string): unknown => examples[operationId]?.answer;
