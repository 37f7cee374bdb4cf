import * as z from 'zod/mini';
import { FailureEnvelope, FieldIssue } from '../../shared/api/envelope';
import { Kfs, KfsConsent } from '../../shared/api/kfs';
import { ResultClaims } from '../../shared/api/order';
import {
  ApplicationLender,
  Completion,
  OrderItem,
  PaymentLender,
  TimelineEntry,
} from '../../shared/api/payment-fields';
import { ComparedOffer } from '../../shared/api/payment-kfs';
import { ProofChallenge } from '../../shared/api/proof-of-work';
import { RefundClaims } from '../../shared/api/refund';
import { EmiPlan, PlanCost, SalesLender } from '../../shared/api/sales';
import { fieldNotes } from './field-notes';
import type { Json } from './terms';

/** Schemas that are used in several places, or that readers refer to by name. */
const named = z.registry<{ readonly id: string }>();
const shapes = {
  Failure: FailureEnvelope,
  FieldIssue,
  EmiPlan,
  PlanCost,
  SalesLender,
  PaymentLender,
  ApplicationLender,
  OrderItem,
  TimelineEntry,
  Completion,
  Kfs,
  KfsConsent,
  ComparedOffer,
  ResultClaims,
  RefundClaims,
  ProofChallenge,
};
for (const [id, shape] of Object.entries(shapes)) named.add(shape, { id });

export class Schemas {
  readonly #found: Record<string, Json> = {};
  /** Cached, as every operation refers to it a dozen times. */
  #failure: Json | undefined;

  /** Adds a schema to the document and returns a reference. `io`: request or answer. Answers may gain fields; a request
   *  with an unknown field is refused. */
  refer(id: string, schema: z.ZodMiniType, io: 'input' | 'output'): Json {
    const {
      $schema: _dialect,
      $defs = {},
      ...own
    } = z.toJSONSchema(schema, {
      target: 'draft-2020-12',
      io,
      metadata: named,
      override: ({ zodSchema, jsonSchema }) => {
        const { def } = zodSchema._zod;
        const isStrict = def.type === 'object' && 'catchall' in def && def.catchall !== undefined;
        if (!isStrict) delete jsonSchema.additionalProperties;
      },
    });
    for (const [name, shape] of Object.entries($defs as Record<string, Json>)) this.#add(name, shape);
    const { id: _named, ...shape } = own as Json;
    if ('$ref' in shape) return asComponent(shape) as Json;
    this.#add(id, shape);
    return reference(id);
  }

  failure(): Json {
    this.#failure ??= this.refer('Failure', FailureEnvelope, 'output');
    return this.#failure;
  }

  /** A compact JWS as a string, with its payload described. */
  signedResult(): Json {
    return {
      type: 'string',
      contentMediaType: 'application/jwt',
      contentSchema: this.refer('ResultClaims', ResultClaims, 'output'),
      description: fieldNotes.signedResult,
    };
  }

  signedRefund(): Json {
    return {
      type: 'string',
      contentMediaType: 'application/jwt',
      contentSchema: this.refer('RefundClaims', RefundClaims, 'output'),
      description: fieldNotes.signedRefund,
    };
  }

  all(): Json {
    return Object.fromEntries(Object.entries(this.#found).sort(([a], [b]) => a.localeCompare(b)));
  }

  #add(id: string, { id: _named, ...shape }: Json): void {
    this.#found[id] = withNotes(asComponent(shape)) as Json;
  }
}

const reference = (id: string): Json => ({ $ref: `#/components/schemas/${id}` });

const asComponent = (value: unknown): unknown =>
  mapObjects(value, (object) =>
    typeof object.$ref === 'string'
      ? { ...object, $ref: object.$ref.replace('#/$defs/', '#/components/schemas/') }
      : object,
  );

const withNotes = (value: unknown): unknown =>
  mapObjects(value, (object) => {
    if (object.type !== 'object' || typeof object.properties !== 'object' || object.properties === null) return object;
    const properties = Object.entries(object.properties as Record<string, Json>).map(([name, field]) => {
      const description = fieldNotes[name];
      return [name, description === undefined ? field : { ...field, description }];
    });
    return { ...object, properties: Object.fromEntries(properties) };
  });

function mapObjects(value: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((each) => mapObjects(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapObjects(each, change)])));
}
