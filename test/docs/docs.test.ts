import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { byVersion } from '../../build/sdk-version-rule';
import { optionFieldsOf, optionsOf } from '../../sdk/options';
import { parseOptions } from '../../sdk/parse-options';
import { FAILURE_SHOWN_MS } from '../../sdk/session';
import { sessionEvents } from '../../sdk/session-events';
import { DEVELOPMENT_EXAMPLE_SECRET, readConfig } from '../../server/config';
import { isSandboxAnswer } from '../../server/lenders/second-factor';
import { WEBHOOK_WAITS_MS } from '../../server/rules/lifetimes';
import * as rules from '../../server/rules/one-time-code-rules';
import { describeTestCustomers } from '../../server/sandbox/test-customers';
import { clientLimits, customerLimits } from '../../server/services/limits';
import { salesHeaders } from '../../shared/api/headers';
import { ResultClaims, trackOrder } from '../../shared/api/order';
import { Ownership } from '../../shared/api/payment-fields';
import { txnInitiate } from '../../shared/api/pg';
import { RefundClaims } from '../../shared/api/refund';
import {
  benefit,
  checkout,
  checkoutCloseReasons,
  communication,
  eligibility,
  type Frame,
  salesApp,
  salesAppCloseReasons,
  shownDetails,
} from '../../shared/bridge';
import * as waits from '../../shared/rules/bridge-waits';
import { blocksOf, names, read, root, tableUnder } from './markdown';
import { block, fieldsOf, isNeeded } from './source';

const lifecycle = read('docs/lifecycle.md');
const guide = read('docs/merchant-guide.md');
const bridge = read('docs/bridge.md');
const operations = read('docs/operations.md');
const sdkTypes = read('sdk/types/kadam.d.mts');
const yesNo = (isSo: boolean): string => (isSo ? 'yes' : 'no');
/** Messages of a frame's bridge with the directions as in the documents. */
const messagesOf = ({ openedBy, incoming, outgoing }: Frame): string[][] => [
  ...[openedBy, ...Object.keys(incoming)].map((name) => [name, 'host → frame']),
  ...Object.keys(outgoing).map((name) => [name, 'frame → host']),
];

describe('docs/lifecycle.md', () => {
  it('has exactly the events of a session', () => {
    expect(names(tableUnder(lifecycle, '## Events'))).toEqual(sessionEvents.salesApp);
  });

  it('has exactly the end reasons: those of the frame, then those of the page and the SDK', () => {
    const own = [
      ...block(sdkTypes, 'export type HostEndReason =', '/** Why a session of the sales app ended. */').matchAll(
        /\| '(\w+)'/g,
      ),
    ].map(([, reason]) => reason);
    expect(own.length).toBeGreaterThan(0);
    expect(names(tableUnder(lifecycle, '## End reasons'))).toEqual([...salesAppCloseReasons, ...own]);
  });

  it('has exactly the ways in which a session may see the owner of a payment', () => {
    expect(names(tableUnder(lifecycle, '## Whose a payment is'))).toEqual([...Ownership.options]);
  });

  it('has the time-outs of the code', () => {
    const seconds = (waitMs: number): string => `${waitMs / 1000} s`;
    expect(tableUnder(lifecycle, '## Time-outs').map(([, wait]) => wait)).toEqual([
      seconds(waits.OPEN_WITHIN_MS),
      seconds(waits.HANDSHAKE_WITHIN_MS),
      seconds(waits.CALL_WITHIN_MS),
      seconds(waits.CALL_WITHIN_MS),
      seconds(FAILURE_SHOWN_MS),
    ]);
  });
});

describe('docs/merchant-guide.md', () => {
  it('pins the newest release of the SDK', () => {
    const version = readdirSync(join(root, 'sdk/releases')).sort(byVersion).at(-1);
    const named = [...guide.matchAll(/\/sdk\/(\d[\d.]*)\/|"version": "([\d.]+)"/g)].map(
      ([, one, other]) => one ?? other,
    );
    expect(named).toEqual([version, version]);
  });

  // @req SDK-016
  it('has exactly the options of openSalesApp, and marks the required ones', () => {
    const documented = tableUnder(guide, '## Options').map(([name, needed]) => `${name}: ${needed}`);
    const known = Object.entries(optionFieldsOf(salesApp)).map(([name, schema]) => `${name}: ${isNeeded(schema)}`);
    expect(documented.sort()).toEqual(known.sort());
  });

  it('has no option that the SDK refuses as unknown, and marks as required the ones that it misses', () => {
    const refusal = (given: unknown): string => {
      try {
        parseOptions(optionsOf(salesApp), given);
        return '';
      } catch (error) {
        return String(error);
      }
    };
    const whole = {
      merchantKey: 'k',
      merchantAgentId: 'a',
      getAuthToken: () => 't',
      merchantDetails: { merchantName: 'm' },
    };
    expect(refusal(whole)).toBe('');
    expect(refusal({ ...whole, misspelt: 1 })).toContain('unknown field');
    for (const [name = '', needed] of tableUnder(guide, '## Options')) {
      expect(refusal({ ...whole, [name]: Symbol(name) })).not.toMatch(/^$|unknown field/);
      expect([name, refusal({ ...whole, [name]: undefined }) === '' ? 'no' : 'yes']).toEqual([name, needed]);
    }
  });

  it('names every event of a session', () => {
    const documented = names(tableUnder(guide, '## The session')).filter((name) => /^\w+$/.test(name));
    expect(documented).toEqual(['result', ...sessionEvents.salesApp]);
  });

  it('names every event of the other frames, once', () => {
    const { salesApp: _, ...others } = sessionEvents;
    const common: ReadonlySet<string> = new Set(['opened', 'error', 'closed']);
    const told = new Set(
      Object.values(others)
        .flat()
        .filter((name) => !common.has(name)),
    );
    expect(names(tableUnder(guide, '### Events for shoppers')).sort()).toEqual([...told].sort());
  });

  it('has every test customer with its behaviour', () => {
    const documented = tableUnder(guide, '## Test customers').filter(([mobile = '']) => /^\d{10}$/.test(mobile));
    expect(documented).toEqual(describeTestCustomers().customers.map(({ mobile, behaviour }) => [mobile, behaviour]));
  });

  // @req SAL-082
  it('has exactly the headers of a sales call', () => {
    expect(names(tableUnder(guide, '## What the app sends'))).toEqual([...salesHeaders]);
  });

  it('has exactly the claims of a signed result', () => {
    expect(names(tableUnder(guide, '#### Claims'))).toEqual(Object.keys(ResultClaims.shape));
  });

  it('has exactly the fields of a delivery in order/track', () => {
    const delivery = trackOrder.response.shape.webhooks.def.element.shape;
    expect(names(tableUnder(guide, '#### Asking how an order stands'))).toEqual(Object.keys(delivery));
  });

  it('has exactly the claims of a signed refund: those of a result that it names, and its table', () => {
    const [, named = ''] = /its claims are (.*?) as above, and/.exec(guide) ?? [];
    const ofResult = [...named.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    const own = names(tableUnder(guide, '#### The webhook of a refund'));
    expect([...ofResult, ...own].sort()).toEqual(Object.keys(RefundClaims.shape).sort());
    expect(ofResult.filter((name) => !(name in ResultClaims.shape))).toEqual([]);
  });

  it('has the waits between the attempts of a webhook', () => {
    const text = (ms: number): string =>
      ms < 60_000 ? `${ms / 1000} s` : ms < 3_600_000 ? `${ms / 60_000} min` : `${ms / 3_600_000} h`;
    const waits = WEBHOOK_WAITS_MS.map(text);
    const [, when = ''] = tableUnder(guide, '### The signed result')[0] ?? [];
    expect(when).toContain(`again after ${waits.slice(0, -1).join(', ')} and ${waits.at(-1)}`);
  });

  it('prints the sandbox’s secret and the answers that its lenders accept', () => {
    expect(guide).toContain(`\`${DEVELOPMENT_EXAMPLE_SECRET}\``);
    const answers = { PIN: '1234', DOB: '1990-08-15', PAN: 'ABCDE1234F' } as const;
    for (const [asked, answer] of Object.entries(answers)) {
      expect(guide).toContain(`\`${answer}\``);
      expect(isSandboxAnswer(asked as keyof typeof answers, answer)).toBe(true);
    }
  });

  it('has exactly the fields of a started payment, and marks the required ones', () => {
    const fields = Object.entries(txnInitiate.request.shape).map(([name, schema]) => [
      name,
      yesNo(!schema.safeParse(undefined).success),
    ]);
    const documented = tableUnder(guide, '### Starting a payment').map(([name, needed]) => [name, needed]);
    expect(documented.sort()).toEqual(fields.sort());
  });

  it('shows the claims of a result unchanged', () => {
    const sample = blocksOf('docs/merchant-guide.md').find(({ text }) => text.includes('"emiPlanId"'));
    const claims = ResultClaims.parse(JSON.parse(sample?.text ?? ''));
    expect(Object.keys(claims)).toEqual(Object.keys(ResultClaims.shape));
  });

  it('has every claim that a token needs', () => {
    const needed = /requiredClaims: \[(.+)\]/.exec(read('server/http/auth-token.ts'))?.[1] ?? '';
    const claims = [...needed.matchAll(/'(\w+)'/g)].map(([, claim]) => claim);
    expect(names(tableUnder(guide, '## The auth token')).sort()).toEqual(['iss', 'aud', ...claims].sort());
  });
});

it.each(['README.md', 'build/announce.mjs'])(
  '%s links to the till and to the telesales desk of the example merchant',
  (file) => {
    expect(read(file)).toMatch(/\/pos\b[\s\S]*\/telesales\b/);
  },
);

describe('docs/bridge.md', () => {
  const rows = tableUnder(bridge, '## Messages of the sales app');

  it('has exactly the messages in both directions', () => {
    expect(rows.map(([name, direction]) => [name, direction])).toEqual(messagesOf(salesApp));
  });

  it('names every field of openSalesApp that a merchant gives', () => {
    const carried = rows.find(([name]) => name === 'openSalesApp')?.[2] ?? '';
    const words = new Set(carried.match(/\w+/g));
    expect(
      [...Object.keys(salesApp.options), ...Object.keys(shownDetails)].filter((field) => !words.has(field)),
    ).toEqual([]);
  });

  // @req WID-035
  it('has exactly the messages of the widgets', () => {
    const table = (heading: string) =>
      tableUnder(bridge, heading).flatMap(([named = '', direction]) =>
        named.split(', ').map((name) => [name.replaceAll('`', ''), direction]),
      );
    expect(table('## Messages of the eligibility widget')).toEqual(messagesOf(eligibility));
    const shown = '## Messages of the benefit and the communication screen';
    const [openBenefit, ...told] = messagesOf(benefit);
    expect(table(shown)).toEqual([openBenefit, messagesOf(communication)[0], ...told]);
    expect(messagesOf(communication).slice(1)).toEqual(told);
  });

  it('has exactly the messages and the reasons of the checkout', () => {
    const documented = tableUnder(bridge, '## Messages of the checkout').map(([name, direction]) => [name, direction]);
    expect(documented).toEqual(messagesOf(checkout));
    expect(names(tableUnder(bridge, '## Reasons of the checkout’s `widgetClosed`'))).toEqual([...checkoutCloseReasons]);
  });

  it('has exactly the reasons of closeSAApp', () => {
    expect(names(tableUnder(bridge, '## Reasons of `closeSAApp`'))).toEqual([...salesAppCloseReasons]);
  });
});

function variablesOf(schema: string): [string, string][] {
  const lines = schema.split(/\n(?= {2,4}[A-Z_]+:)/).slice(1);
  return lines.map((line) => {
    const name = /[A-Z_]+/.exec(line)?.[0] ?? '';
    const given = /_default\([\s\S]*, ([^(),]+)\),?\s*$/.exec(line)?.[1] ?? /\.default\(([^()]+)\)/.exec(line)?.[1];
    const isLiteral = given !== undefined && /^('.*'|[\d_]+)$/.test(given);
    return [name, isLiteral ? given.replace(/^'(.*)'$/, '$1') : '–'];
  });
}

describe('docs/operations.md', () => {
  it('has exactly the variables of the server, with their defaults', () => {
    const schema = block(read('server/config.ts'), 'const Environment = z', '  })');
    const variables = variablesOf(schema);
    expect(variables.length).toBeGreaterThan(10);
    expect(tableUnder(operations, '## Environment').map(([name, given]) => [name, given])).toEqual(variables);
  });

  it('has exactly the variables of the example merchant, with their defaults', () => {
    const schema = block(read('examples/server/config.ts'), 'const Environment = z.object({', '});');
    const documented = tableUnder(operations, '### Of the example merchant').map(([name, given]) => [name, given]);
    expect(documented).toEqual(variablesOf(schema));
  });

  it('has exactly the custom metrics', () => {
    const sources = read('server/platform/metrics.ts') + read('server/routes/operations/observed-state.ts');
    const metrics = [...sources.matchAll(/name: '(kadam_\w+)'/g)].map(([, name]) => name);
    expect(names(tableUnder(operations, '## Metrics'))).toEqual(metrics);
  });
});

describe('docs/security.md', () => {
  it('has the limits of the Secure Share Code', () => {
    const minutes = (ms: number): string => `${ms / 60_000} min`;
    const security = read('docs/security.md');
    expect(tableUnder(security, '## Secure Share Codes').map(([, value]) => value)).toEqual([
      `${minutes(rules.CODE_VALID_MS)}, once`,
      `${rules.CODE_RESEND_WAIT_MS / 1000} s`,
      `${rules.CODE_SENDS} in ${minutes(rules.CODE_WINDOW_MS)}`,
      `${rules.CODE_ATTEMPTS}, then blocked for ${minutes(rules.CODE_WINDOW_MS)}`,
      minutes(rules.VERIFIED_FOR_MS),
    ]);
  });
});

describe('rate limits of docs/security.md', () => {
  it('equal the limits and periods of the code', () => {
    const stated = tableUnder(read('docs/security.md'), '## Rate limits').map(([, , limit = '']) => limit);
    const spans = new Map([
      [60_000, 'a minute'],
      [10 * 60_000, 'in 10 min'],
      [30 * 60_000, 'in 30 min'],
      [24 * 60 * 60_000, 'a day'],
    ]);
    const { calls, codesOfRequester, codesOfNetwork, ...ofClients } = clientLimits(readConfig({}));
    const ofCodes = { requester: codesOfRequester('sent', 'agent'), network: codesOfNetwork('sent', 'visitor') };
    for (const { name, uses, windowMs } of Object.values({ ...calls, ...ofCodes, ...ofClients, ...customerLimits })) {
      const span = spans.get(windowMs) ?? '';
      const figure = new RegExp(`(?<!\\d|\\d,)${uses.toLocaleString('en')}(?!\\d|,\\d)`);
      const isStated = stated.some((limit) => limit.includes(span) && figure.test(limit));
      expect([name, isStated]).toEqual([name, true]);
    }
  });
});

describe('docs/add-a-lender.md', () => {
  // @req ENT-014
  it('has exactly the fields of a lender', () => {
    const fields = fieldsOf(block(read('shared/lenders/lender.ts'), 'export interface Lender {', '}'));
    const documented = names(tableUnder(read('docs/add-a-lender.md'), '## Fields'));
    expect(documented).toEqual(fields.map(({ name }) => name));
  });
});
