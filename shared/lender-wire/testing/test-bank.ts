import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { MemoryAnswerStore } from '../answer-store';
import type { CallDefinition } from '../call-definition';
import { lenderReceiver, type ReceiverOptions } from '../receiver';
import { MemoryReplayStore } from '../replay-store';
import type { ManualClock } from './manual-clock';
import type { Sides } from './sides';

const JWE = z.string().check(z.regex(/^[\w-]+(?:\.[\w-]*){4}$/));

export const read = {
  method: 'GET',
  path: '/v1/reservations/:id',
  withinMs: 5_000,
  repeat: 'ANY_TIME',
  sealed: [],
  response: z.object({ id: z.string() }),
  problems: ['UNKNOWN_NAME'],
  hasEtag: true,
} as const satisfies CallDefinition;

export const reserve = {
  method: 'PUT',
  path: '/v1/reservations/:id',
  withinMs: 20_000,
  repeat: 'ANY_TIME',
  sealed: ['mobile', 'person.pan'],
  request: z.object({ mobile: JWE, person: z.optional(z.object({ pan: JWE })) }),
  response: z.object({ id: z.string(), mobile: z.string() }),
  accepted: true,
  problems: ['INSUFFICIENT_LIMIT'],
} as const satisfies CallDefinition;

export const confirm = {
  method: 'POST',
  path: '/v1/reservations/:id/confirm',
  withinMs: 20_000,
  repeat: 'WITH_KEY',
  sealed: ['otp'],
  request: z.object({ otp: JWE }),
  response: z.object({ confirmation: z.string(), count: z.int() }),
  problems: [],
} as const satisfies CallDefinition;

export const cancel = {
  method: 'POST',
  path: '/v1/reservations/:id/cancel',
  withinMs: 10_000,
  repeat: 'ANY_TIME',
  sealed: [],
  request: z.object({ reason: z.string() }),
  response: z.object({ id: z.string() }),
  problems: [],
} as const satisfies CallDefinition;

export interface TestBank {
  readonly app: FastifyInstance;
  /** Replaces the handler of a call. */
  handle(call: CallDefinition, handler: (body: unknown, id: string) => unknown): void;
  readonly refused: { readonly code: string; readonly fault: string }[];
  readonly log: string[];
}

/** A receiver of the four calls above under `/v1`. */
export async function testBank(
  clock: ManualClock,
  sides: Sides,
  options: Partial<ReceiverOptions> = {},
): Promise<TestBank> {
  const log: string[] = [];
  const refused: { readonly code: string; readonly fault: string }[] = [];
  const handlers = new Map<CallDefinition, (body: unknown, id: string) => unknown>();
  const app = Fastify({ logger: { level: 'trace', stream: { write: (line: string) => log.push(line) } } });
  await app.register(
    async (scope) => {
      await scope.register(lenderReceiver, {
        self: sides.bank,
        peerOf: (issuer) => (issuer === 'kadam' ? sides.kadamPeer : null),
        clock,
        replays: new MemoryReplayStore(clock),
        answers: new MemoryAnswerStore(clock),
        openingKeys: [sides.openingKey],
        fingerprintKey: sides.fingerprintKey,
        version: '2026-12-01',
        onRefused: (each) => refused.push(each),
        ...options,
      });
      for (const call of [read, reserve, confirm, cancel])
        scope.route<{ Params: { readonly id: string } }>({
          method: call.method,
          url: call.path.slice('/v1'.length),
          config: { lenderCall: call },
          handler: async (request) =>
            handlers.get(call)?.(request.body, request.params.id) ?? { id: request.params.id },
        });
    },
    { prefix: '/v1' },
  );
  return { app, handle: (call, handler) => void handlers.set(call, handler), refused, log };
}
