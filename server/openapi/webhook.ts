import * as z from 'zod/mini';
import { WEBHOOK_WAITS_MS } from '../rules/lifetimes';
import { requestExample } from './examples';
import type { Schemas } from './schemas';
import type { Json } from './terms';

export function paymentChanged(schemas: Schemas): Json {
  return {
    operationId: 'paymentChanged',
    tags: ['Payments'],
    summary: 'A payment ended, or failed for now, or a refund was booked',
    description: `Sent to the merchant’s \`webhookUrl\`. Verify \`signedResult\`, or \`signedRefund\` where a lender has booked a refund, before you believe anything. Until the answer is 2xx it comes again, ${WEBHOOK_WAITS_MS.length} times within two days, signed anew with the same \`jti\`. An answer has 10 s, and a redirect is not followed.`,
    security: [],
    parameters: [
      {
        name: 'kadam-delivery',
        in: 'header',
        required: true,
        description: '`jti` of the claims, for a log. It proves nothing.',
        schema: { type: 'string', format: 'uuid' },
        example: deliveryExample(),
      },
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            oneOf: [bodyOf('signedResult', schemas.signedResult()), bodyOf('signedRefund', schemas.signedRefund())],
          },
          example: Webhook.parse(requestExample('paymentChanged')).body,
        },
      },
    },
    responses: {
      '2XX': { description: 'Recorded, or known already: it is not sent again' },
      '4XX': { description: 'The signature does not hold: it is sent again all the same' },
      503: { description: 'The keys could not be fetched, or nothing could be written: it is sent again' },
    },
  };
}

const bodyOf = (name: string, signed: Json): Json => ({
  type: 'object',
  properties: { [name]: signed },
  required: [name],
  additionalProperties: false,
});

const Webhook = z.object({ headers: z.object({ 'kadam-delivery': z.string() }), body: z.unknown() });
const deliveryExample = (): string => Webhook.parse(requestExample('paymentChanged')).headers['kadam-delivery'];
