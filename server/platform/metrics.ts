import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** A separate registry, so that two servers in one process do not share numbers. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    /** `route` is the pattern, not the address: few label values, no data. */
    requests: new Histogram({
      name: 'kadam_http_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    ownTime: new Histogram({
      name: 'kadam_http_own_seconds',
      help: 'Time to answer a request, without the time in which it waited for lenders',
      labelNames: ['method', 'route'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    refusals: new Counter({
      name: 'kadam_refusals_total',
      help: 'Calls refused, by the name of the error',
      labelNames: ['error'],
      registers,
    }),
    codesTyped: new Counter({
      name: 'kadam_codes_typed_total',
      help: 'One-time codes that were typed, by what became of them',
      labelNames: ['purpose', 'result'],
      registers,
    }),
    proofs: new Counter({
      name: 'kadam_proofs_of_work_total',
      help: 'Challenges to busy networks, and the proofs that came back',
      labelNames: ['outcome'],
      registers,
    }),
    networkSmsRefused: new Counter({
      name: 'kadam_network_sms_refused_total',
      help: 'Codes not sent because the budget of a network was used up',
      registers,
    }),
    connectionsRefused: new Counter({
      name: 'kadam_connections_refused_total',
      help: 'Connections closed because as many as the process takes were open',
      registers,
    }),
    frameErrors: new Counter({
      name: 'kadam_frame_errors_total',
      help: 'Errors in frames, as these report them',
      labelNames: ['frame', 'place', 'errorClass', 'code'],
      registers,
    }),
    orderDiscrepancies: new Gauge({
      name: 'kadam_order_discrepancies',
      help: 'Orders, loans and reservations that disagree with each other, by the kind of discrepancy',
      labelNames: ['kind'],
      registers,
    }),
    payments: new Counter({
      name: 'kadam_payments_total',
      help: 'Payments that have ended, by the step at which they ended',
      labelNames: ['outcome', 'step', 'lender'],
      registers,
    }),
    webhooksGivenUp: new Counter({
      name: 'kadam_webhooks_given_up_total',
      help: 'Webhooks that this process tried for the last time without success',
      registers,
    }),
    smsSends: new Histogram({
      name: 'kadam_sms_send_seconds',
      help: 'Time the SMS gateway takes to accept a message',
      labelNames: ['outcome'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    lenderCalls: new Histogram({
      name: 'kadam_lender_call_seconds',
      help: 'Time a lender takes to answer',
      labelNames: ['lender', 'outcome'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
