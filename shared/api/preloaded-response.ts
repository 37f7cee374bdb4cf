import * as z from 'zod/mini';

/** Response to another call of this session, sent in advance. The schema of its own endpoint parses `data`. */
export const PreloadedResponse = z.object({
  method: z.enum(['GET', 'POST']),
  path: z.string(),
  /** Body of a POST, query of a GET; {} for neither. */
  input: z.record(z.string(), z.unknown()),
  data: z.unknown(),
});
export type PreloadedResponse = z.infer<typeof PreloadedResponse>;
