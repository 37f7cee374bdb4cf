import * as z from 'zod/mini';
import { answerExample } from './examples';
import type { Schemas } from './schemas';
import type { Json } from './terms';

/** A public key of ES256. Source: RFC 7517, RFC 7518. */
const ResultKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
  alg: z.literal('ES256'),
  use: z.literal('sig'),
});
export const ResultKeys = z.object({ keys: z.array(ResultKey) });

/** JWKS for merchants' servers. Not an endpoint of the table, because its format is a public standard. */
export const resultKeys = (schemas: Schemas): Json => ({
  operationId: 'resultKeys',
  tags: ['Payments'],
  summary: 'Public keys of signed results',
  description: 'A JSON Web Key Set. Keep it, and ask again for a `kid` that is not in it; it may be kept for 5 min.',
  security: [],
  responses: {
    200: {
      description: 'The keys',
      content: {
        'application/json': {
          schema: schemas.refer('ResultKeys', ResultKeys, 'output'),
          example: answerExample('resultKeys'),
        },
      },
    },
    429: { description: 'Too many calls' },
  },
});
