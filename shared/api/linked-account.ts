import * as z from 'zod/mini';

/** An account that a lender debits; `account` like 'XX4471'. */
export const LinkedAccount = z.object({ lenderName: z.string(), account: z.string() });
