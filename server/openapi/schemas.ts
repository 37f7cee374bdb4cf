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
import { lenderFieldNotes } from '../../shared/lender-api/field-notes';
import { namedTypes } from '../../shared/lender-api/named-types';
import { plaintextOf } from '../../shared/lender-api/sealed';
import { fieldNotes } from './field-notes';
import type { Json } from './terms';

type Names = ReturnType<typeof registered>;
function registered(shapes: Readonly<Record<string, z.ZodMiniType>>) {
  const named = z.registry<{ readonly id: string }>();
  for (const [id, shape] of Object.entries(shapes)) named.add(shape, { id });
  return named;
}

/** Schemas that are used in several places, or that readers refer to by name. */
const named = registered({
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
});
const namedByLenders = registered(namedTypes);

export class Schemas {
  readonly #found: Record<string, Json> = {};
  readonly #named: Names;
  readonly #notes: Readonly<Record<string, string>>;
  /** Cached, as every operation refers to it a dozen times. */
  #failure: Json | undefined;

  constructor(of: 'api' | 'lender-api' = 'api') {
    this.#named = of === 'api' ? named : namedByLenders;
    this.#notes = of === 'api' ? fieldNotes : lenderFieldNotes;
  }

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
      metadata: this.#named,
      override: ({ zodSchema, jsonSchema }) => {
        const { def } = zodSchema._zod;
        const isStrict = def.type === 'object' && 'catchall' in def && def.catchall !== undefined;
        if (!isStrict) delete jsonSchema.additionalProperties;
        const plaintext = plaintextOf(zodSchema);
        if (plaintext)
          Object.assign(jsonSchema, { contentMediaType: 'application/jose', contentSchema: plain(plaintext) });
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
    this.#found[id] = withNotes(asComponent(shape), this.#notes) as Json;
  }
}

const reference = (id: string): Json => ({ $ref: `#/components/schemas/${id}` });

const asComponent = (value: unknown): unknown =>
  mapObjects(value, (object) =>
    typeof object.$ref === 'string'
      ? { ...object, $ref: object.$ref.replace('#/$defs/', '#/components/schemas/') }
      : object,
  );

/** Schema of the plaintext of a sealed field, inline. */
function plain(plaintext: z.ZodMiniType): Json {
  const {
    $schema: _dialect,
    additionalProperties: _others,
    ...schema
  } = z.toJSONSchema(plaintext, { target: 'draft-2020-12', io: 'output' }) as Json;
  return schema;
}

const withNotes = (value: unknown, notes: Readonly<Record<string, string>>): unknown =>
  mapObjects(value, (object) => {
    if (object.type !== 'object' || typeof object.properties !== 'object' || object.properties === null) return object;
    const properties = Object.entries(object.properties as Record<string, Json>).map(([name, field]) => {
      const description = notes[name];
      return [name, description === undefined ? field : { ...field, description }];
    });
    return { ...object, properties: Object.fromEntries(properties) };
  });

function mapObjects(value: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((each) => mapObjects(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapObjects(each, change)])));
}
