import * as z from 'zod/mini';

const Schema = z.record(z.string(), z.unknown());
export type Schema = z.infer<typeof Schema>;

const Media = z.object({
  'application/json': z.object({
    schema: Schema,
    example: z.optional(z.unknown()),
    examples: z.optional(z.record(z.string(), z.object({ value: z.unknown() }))),
  }),
});
const Parameter = z.object({
  name: z.string(),
  in: z.enum(['header', 'path', 'query']),
  required: z._default(z.boolean(), false),
  description: z._default(z.string(), ''),
  schema: Schema,
});

const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z._default(z.string(), ''),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z._default(z.array(Parameter), []),
  requestBody: z.optional(z.object({ content: Media })),
  responses: z.record(z.string(), z.object({ description: z.string(), content: z.optional(Media) })),
});
type Operation = z.infer<typeof Operation>;

const Paths = z.record(z.string(), z.record(z.string(), Operation));
const Document = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: Paths,
  webhooks: z._default(Paths, {}),
  components: z.object({
    schemas: z.record(z.string(), Schema),
    securitySchemes: z.record(z.string(), z.object({ description: z.string() })),
  }),
});
export type ApiDocument = z.infer<typeof Document>;

/** An API call, or the webhook. */
export interface Call extends Operation {
  /** 'POST'; the provider sends the webhook with it too. */
  readonly method: string;
  /** Null for the webhook. */
  readonly path: string | null;
}

/** Fetches an OpenAPI document of the provider. Throws if the provider is down or the answer is not such a document. */
export async function fetchApiDocument(address: string, signal: AbortSignal): Promise<ApiDocument> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`the provider answered ${response.status}`);
  return Document.parse(await response.json());
}

export function callsOf({ paths, webhooks }: ApiDocument, tag: string): Call[] {
  const of = (table: z.infer<typeof Paths>, isWebhook: boolean): Call[] =>
    Object.entries(table).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        ...operation,
        method: method.toUpperCase(),
        path: isWebhook ? null : path,
      })),
    );
  return [...of(paths, false), ...of(webhooks, true)].filter(({ tags }) => tags.includes(tag));
}
