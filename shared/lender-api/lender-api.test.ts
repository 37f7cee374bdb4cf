import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { aprUnits } from '../money';
import { daysBetween } from '../rules/india-days';
import { applicationStates } from './application';
import { hasCapability } from './capabilities';
import { Event, eventSchema, subjectKinds } from './event';
import { deliverEvents } from './event-delivery';
import { EvidenceClaims } from './evidence';
import { callExamples } from './examples/call-examples';
import { eventExamples } from './examples/event-examples';
import { evidenceClaims, processing } from './examples/evidence-example';
import { figures, noCostFigures } from './examples/figures';
import { problemExamples } from './examples/problem-examples';
import { reconciliationFile } from './examples/reconciliation-example';
import { activeLoan, quote } from './examples/snapshots';
import { faultsOf } from './faults';
import type { LenderCall } from './lender-call';
import { problemsOf } from './lender-call';
import { type LenderCallName, lenderApi, lenderAreas, lenderCallNames, resultCallOf } from './lender-calls';
import { lenderEvents, lenderEventTypes } from './lender-events';
import { loanStates } from './loan';
import { mandateStates } from './mandate';
import { closureStates, refundStates } from './money-acts';
import { pathFields, pathFieldsOf, pathOf } from './path-fields';
import { problemData } from './problem-data';
import { channelProblems, Problem, problemCodes, problemNames, problemType } from './problems';
import { Processing } from './processing';
import { ReconciliationEnd, ReconciliationRow } from './reconciliation';
import { reservationStates } from './reservation';
import { plaintextOf } from './sealed';
import { isEnd, mayFollow, type StateTable } from './state-table';
import { fieldsIn, withField } from './testing/fields-in';

const calls: readonly (readonly [LenderCallName, LenderCall])[] = lenderCallNames.map((name) => [
  name,
  lenderApi[name] as LenderCall,
]);

/** Every schema of the protocol with a value that fits it. */
const bodies: readonly (readonly [string, z.ZodMiniType, unknown])[] = [
  ...calls.flatMap(([name, { request, response }]) => [
    ...(request ? [[`${name} request`, request, callExamples[name].request] as const] : []),
    [`${name} answer`, response, callExamples[name].response] as const,
  ]),
  ...lenderEventTypes.map((type) => [type, eventSchema(type, lenderEvents[type]), eventExamples[type]] as const),
  ...problemExamples.map((problem) => [`problem ${problem.code}`, Problem, problem] as const),
  ['evidence claims', EvidenceClaims, evidenceClaims],
  ['processing', Processing, processing],
  ['last line', ReconciliationEnd, reconciliationFile.at(-1)],
];

describe('lenderApi', () => {
  it('has each call of the protocol once, by method and path', () => {
    const addresses = calls.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(Object.values(lenderAreas).flatMap((area) => Object.keys(area.calls))).toEqual(lenderCallNames);
  });

  it('has a key for a POST whose repeat would do something twice, and for no PUT or GET', () => {
    for (const [name, { method, repeat }] of calls)
      if (method !== 'POST') expect([name, repeat]).toEqual([name, 'ANY_TIME']);
    expect(
      calls.filter(([, { method, repeat }]) => method === 'POST' && repeat === 'ANY_TIME').map(([name]) => name),
    ).toEqual(['checkEligibility', 'listOffers', 'cancel', 'withdraw', 'listLines', 'quoteLoan', 'resetCustomer']);
  });

  it('lists exactly the sealed fields of each request', () => {
    for (const [name, { request, sealed }] of calls) {
      const fields = fieldsIn(request ?? EvidenceClaims, request ? callExamples[name].request : {});
      const found = fields.filter(({ schema }) => plaintextOf(schema) !== null).map(({ path }) => path.join('.'));
      expect([name, [...sealed].sort()]).toEqual([name, found.sort()]);
    }
  });

  it('has a schema for each segment of a path, and no other', () => {
    const used = new Set(calls.flatMap(([, { path }]) => pathFieldsOf(path)));
    expect([...used].sort()).toEqual(Object.keys(pathFields).sort());
  });

  it('has a time of at most 60 s for each call', () => {
    for (const [name, { withinMs }] of calls) expect([name, withinMs <= 60_000]).toEqual([name, true]);
  });

  it('reads the result of a call that was accepted by the GET of its resource', () => {
    const results = calls
      .filter(([, { accepted, method }]) => accepted && method !== 'GET')
      .map(([name, call]) => [name, resultCallOf(call)]);
    expect(Object.fromEntries(results)).toEqual({
      checkEligibility: 'getEligibility',
      listOffers: null,
      reserve: 'getReservation',
      confirm: 'getReservation',
      cancel: 'getReservation',
      putFulfilment: 'getReservation',
      askMandate: 'getMandate',
      pauseMandate: 'getMandate',
      resumeMandate: 'getMandate',
      revokeMandate: 'getMandate',
      apply: 'getApplication',
      closeLoan: 'getClosure',
      payLoan: 'getPayment',
      refundLoan: 'getRefund',
      openDispute: 'getDispute',
      addDisputeMessage: 'getDispute',
    });
  });
});

describe('pathOf', () => {
  it('has the parameters in the path, encoded', () => {
    expect(pathOf('/v1/lines/:lineRef/otp', { lineRef: 'SFN/1 a' })).toBe('/v1/lines/SFN%2F1%20a/otp');
  });

  it('throws for a parameter that is missing or breaks its schema', () => {
    expect(() => pathOf('/v1/loans/:loanId', {})).toThrow('loanId');
    expect(() => pathOf('/v1/loans/:loanId', { loanId: '../health' })).toThrow(RangeError);
  });
});

describe('examples', () => {
  it.each(bodies)('%s passes its schema and has no unknown field', (_name, schema, value) => {
    const parsed = schema.safeParse(value);
    expect(parsed.success ? [] : faultsOf(parsed.error)).toEqual([]);
    expect(parsed.data).toEqual(value);
  });

  it('of calls have the parameters of their paths', () => {
    for (const [name, { path }] of calls) {
      expect(Object.keys(callExamples[name].params)).toEqual(pathFieldsOf(path));
      expect(pathOf(path, callExamples[name].params)).not.toContain(':');
    }
  });

  it('of events pass the schema of any event, and of a delivery', () => {
    const events = Object.values(eventExamples);
    for (const event of events) expect(Event.safeParse(event).error).toBeUndefined();
    expect(deliverEvents.request?.safeParse({ events }).error).toBeUndefined();
  });

  it('of problems have the status and title of their code, and data that fits', () => {
    expect(problemExamples.map(({ code }) => code)).toEqual(problemNames);
    for (const { code, status, title, type, data } of problemExamples) {
      expect({ status, title, type }).toEqual({ ...problemCodes[code], type: problemType(code) });
      const schema: z.ZodMiniType | undefined =
        code in problemData ? problemData[code as keyof typeof problemData] : undefined;
      expect([code, data !== undefined]).toEqual([code, schema !== undefined]);
      expect(schema?.safeParse(data).error).toBeUndefined();
    }
  });

  it('of a reconciliation file end with the count and the sums of its lines', () => {
    const rows = reconciliationFile.map((row) => ReconciliationRow.parse(row));
    const lines = rows.filter((row) => row.section !== 'end');
    expect(rows.at(-1)).toMatchObject({ section: 'end', count: lines.length });
    const sum = (section: string, name: string) =>
      lines.filter((line) => line.section === section).reduce((total, line) => total + (line.amounts[name] ?? 0), 0);
    const end = ReconciliationEnd.parse(rows.at(-1));
    for (const [section, amounts] of Object.entries(end.sums))
      for (const [name, total] of Object.entries(amounts))
        expect([section, name, total]).toEqual([section, name, sum(section, name)]);
  });
});

describe('schemas', () => {
  const fields = bodies.flatMap(([name, schema, value]) =>
    fieldsIn(schema, value).map((field) => ({
      name,
      whole: schema,
      value,
      ...field,
      [fc.toStringMethod]: () => `${name}: ${field.path.join('.')}`,
    })),
  );
  const wrongs = [{}, [], '', 'x'.repeat(300_000), -1, 1.5, Number.MAX_SAFE_INTEGER, true, null, [null]];

  it('cover every nested field: there are more than 3,000', () => {
    expect(fields.length).toBeGreaterThan(3000);
  });

  it('refuse a missing field, and name it by its dotted path', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...fields.filter(({ isOptional }) => !isOptional)),
        ({ name, whole, value, path }) => {
          const { error } = whole.safeParse(withField(value, path, undefined));
          expect([name, error && faultsOf(error).map((fault) => fault.path)]).toEqual([name, [path.join('.')]]);
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('refuse a wrong field, and name it by its dotted path', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.constantFrom(...wrongs),
        ({ name, whole, value, path, schema }, wrong) => {
          fc.pre(!schema.safeParse(wrong).success);
          const { error } = whole.safeParse(withField(value, path, wrong));
          const faults = error ? faultsOf(error) : [];
          expect(faults.length).toBeGreaterThan(0);
          for (const fault of faults) {
            expect([name, `${fault.path}.`.startsWith(`${path.join('.')}.`)]).toEqual([name, true]);
            expect(fault.message).not.toBe('');
          }
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('ignore a field that they do not know, anywhere', () => {
    const objects = fields.filter(({ schema }) => schema._zod.def.type === 'object');
    fc.assert(
      fc.property(fc.constantFrom(...objects), ({ whole, value, path }) => {
        expect(whole.parse(withField(value, [...path, 'addedLater'], 1))).toEqual(value);
      }),
    );
  });
});

describe('problems', () => {
  it('each belong to the channel, to a call, or to the delivery of events', () => {
    const used = new Set([
      ...Object.keys(channelProblems),
      ...[...calls.map(([, call]) => call), deliverEvents as LenderCall].flatMap(({ problems }) => problems),
    ]);
    expect([...used].sort()).toEqual([...problemNames].sort());
  });

  it('name KEY_MISSING for calls with a key, SEAL_INVALID for sealed fields, NOT_OFFERED for a capability', () => {
    expect(problemsOf(lenderApi.confirm)).toEqual(expect.arrayContaining(['KEY_MISSING', 'SEAL_INVALID']));
    expect(problemsOf(lenderApi.confirm)).not.toContain('NOT_OFFERED');
    expect(problemsOf(lenderApi.askMandate)).toContain('NOT_OFFERED');
    expect(problemsOf(lenderApi.getHealth)).not.toEqual(expect.arrayContaining(['KEY_MISSING']));
  });

  it('have statuses from 400 to 503, of which 500 and 503 alone say that the lender has a fault', () => {
    for (const [code, { status }] of Object.entries(problemCodes))
      expect([code, status >= 500]).toEqual([code, code === 'FAULT' || code === 'UNAVAILABLE']);
  });
});

describe('lenderEvents', () => {
  it('have a type of subject and past tense, and events of each subject', () => {
    for (const type of lenderEventTypes) expect(type).toMatch(/^[a-z]+\.[a-z_]+$/);
    for (const [type, { subject }] of Object.entries(lenderEvents)) expect(type.split('.')[0]).toBe(subject);
    expect(new Set(Object.values(lenderEvents).map(({ subject }) => subject))).toEqual(new Set(subjectKinds));
  });

  it('have the sequence number in the snapshot too', () => {
    for (const { seq, snapshot } of Object.values(eventExamples)) expect(snapshot.seq).toBe(seq);
  });
});

describe('state tables', () => {
  const tables: Readonly<Record<string, readonly [StateTable, string]>> = {
    reservation: [reservationStates, 'RESERVED'],
    loan: [loanStates, 'SANCTIONED'],
    mandate: [mandateStates, 'ASKED'],
    application: [applicationStates, 'OPEN'],
    closure: [closureStates, 'ORDERED'],
    refund: [refundStates, 'ACCEPTED'],
  };

  it.each(Object.entries(tables))('%s is closed: each state is known and can be reached', (_name, [table, start]) => {
    const reached = new Set([start]);
    for (const state of reached) for (const next of table[state] ?? []) reached.add(next);
    expect([...reached].sort()).toEqual(Object.keys(table).sort());
  });

  it('let a reservation end as SANCTIONED once, and never leave an end', () => {
    expect(mayFollow(reservationStates, 'CONFIRMING', 'SANCTIONED')).toBe(true);
    expect(mayFollow(reservationStates, 'CANCELLED', 'SANCTIONED')).toBe(false);
    expect(mayFollow(reservationStates, 'SANCTIONED', 'SANCTIONED')).toBe(true);
    expect(isEnd(reservationStates, 'SANCTIONED')).toBe(true);
    expect(isEnd(loanStates, 'WRITTEN_OFF')).toBe(false);
  });
});

describe('example figures', () => {
  it.each([
    ['with interest', figures],
    ['without cost', noCostFigures],
  ])('%s follow the rules of Figures', (_name, of) => {
    const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
    const { schedule, fees } = of;
    const payments = schedule.map(({ paymentPaise }) => paymentPaise);
    expect(of.pricePaise).toBe(of.dueAtMerchantPaise + of.discountPaise + of.loanPaise);
    expect(sum(schedule.map(({ principalPaise }) => principalPaise))).toBe(of.loanPaise);
    expect(sum(payments)).toBe(of.totalPayablePaise);
    expect(schedule.at(-1)?.balancePaise).toBe(0);
    expect(sum(fees.map(({ amountPaise, gstPaise }) => amountPaise + gstPaise))).toBe(
      sum(schedule.map(({ feesPaise }) => feesPaise)),
    );
    const days = daysBetween(of.assumedDisbursalOn, of.firstDueOn);
    expect(of.aprBps).toBe(aprUnits(of.netDisbursedPaise, payments, 100, days));
  });

  it('of the quote sum to its total', () => {
    expect(quote.parts.reduce((total, { paise }) => total + paise, 0)).toBe(quote.totalPaise);
  });

  it('of the disbursal are gross less merchant fee, its tax and subvention', () => {
    const { grossPaise, mdrPaise, mdrGstPaise, subventionPaise, netPaise } = activeLoan.disbursal;
    expect(netPaise).toBe(grossPaise - mdrPaise - mdrGstPaise - subventionPaise);
  });
});

describe('hasCapability', () => {
  const [lender] = callExamples.listLenders.response.lenders;
  it('is true for a list only if it has the value that the call needs', () => {
    if (!lender) throw new Error('the example has a lender');
    expect(hasCapability(lender.capabilities, 'mandates')).toBe(true);
    expect(hasCapability(lender.capabilities, 'disburseOn')).toBe(false);
    expect(hasCapability({ ...lender.capabilities, disburseOn: ['DELIVERY'] }, 'disburseOn')).toBe(true);
    expect(hasCapability(lender.capabilities, 'kfsBy')).toBe(false);
  });
});
