import { describe, expect, it } from 'vitest';
import { salesAppCloseReasons } from './close-reasons';
import { openingOf } from './frame';
import { frames, salesApp } from './frames';
import { type Schema, ValidationIssue } from './schema';

const openSalesApp = openingOf(salesApp);
const { closeSAApp, getAuthToken: requestAuthToken } = salesApp.outgoing;
const { getAuthToken: setAuthToken } = salesApp.incoming;

const payload = {
  protocolVersion: 1,
  merchantKey: 'zenmart_sandbox',
  merchantAgentId: 'ZM-3071',
  type: 'EMI_HOME',
  icScope: 'sales',
  authToken: 'token',
  merchantDetails: { merchantName: 'Zenmart', merchantOrigin: 'https://shop.example' },
};

/** The refused field; '' for the whole value, null if nothing is refused. */
const refused = (schema: Schema<unknown>, value: unknown): string | null => {
  try {
    schema(value, '');
    return null;
  } catch (issue) {
    if (issue instanceof ValidationIssue) return issue.field;
    throw issue;
  }
};

describe('openSalesApp', () => {
  // @req SDK-002
  it('takes what a merchant has to give', () => {
    expect(openSalesApp(payload, '')).toEqual(payload);
  });

  it.each([
    ['mobile', '900000000', '9000000001'],
    ['mobile', '09000000001', '9000000001'],
    ['amount', 0, 1],
    ['amount', 10_000_000, 9_999_999],
    ['amount', 54_990.5, 54_990],
    ['merchantKey', 'zen mart', 'zen-mart_1'],
    ['merchantKey', '', 'z'],
    ['merchantAgentId', 'a'.repeat(65), 'a'.repeat(64)],
    ['authToken', 't'.repeat(4_097), 't'.repeat(4_096)],
    ['error', 'e'.repeat(501), 'e'.repeat(500)],
    ['locale', 'fr', 'hi'],
    ['locale', 'hi_IN', 'hi-IN'],
    ['locale', 'en-', 'en-IN'],
    ['locale', 'hindi', 'HI-Deva-IN'],
    ['locale', 'automatic', 'auto'],
    ['locale', `en-${'x'.repeat(33)}`, `en-${'x'.repeat(8)}`],
    ['locale', 'hi-IN,en', 'hi-IN'],
    ['locale', 'toString', 'en-GB'],
    ['type', '', 'PRE_ELIGIBILITY'],
    ['protocolVersion', 0, 2],
  ])('refuses %s %j and takes %j', (field, bad, good) => {
    expect(refused(openSalesApp, { ...payload, [field]: bad })).toBe(field);
    expect(refused(openSalesApp, { ...payload, [field]: good })).toBeNull();
  });

  it.each([
    ['merchantOrigin', 'https://shop.example/', 'https://shop.example:8443'],
    ['merchantOrigin', '*', 'http://127.0.0.1:4500'],
    ['merchantOrigin', 'null', 'https://shop.example'],
    ['merchantOrigin', 'app://localhost', 'capacitor://localhost'],
    ['merchantURL', 'javascript:alert(1)', 'https://shop.example/tills?a=1'],
    ['merchantLogo', 'data:image/png;base64,AA', 'http://shop.example/logo.png'],
    ['merchantName', '', 'Zenmart'],
  ])('refuses merchantDetails.%s %j and takes %j', (field, bad, good) => {
    const withField = (value: string) => ({
      ...payload,
      merchantDetails: { ...payload.merchantDetails, [field]: value },
    });
    expect(refused(openSalesApp, withField(bad))).toBe(`merchantDetails.${field}`);
    expect(refused(openSalesApp, withField(good))).toBeNull();
  });

  it('refuses a colour that is not like #007E3F', () => {
    const withColour = (primaryCTAColor: string) => ({ ...payload, merchantTheme: { primaryCTAColor } });
    expect(refused(openSalesApp, withColour('green'))).toBe('merchantTheme.primaryCTAColor');
    expect(refused(openSalesApp, withColour('#007e3F'))).toBeNull();
  });

  it.each([
    ['scheme', 'dim', 'auto'],
    ['typeface', 'Arial', 'system'],
    ['corners', '8px', 'square'],
    ['density', 'dense', 'compact'],
  ])('refuses merchantTheme.%s %j and takes %j', (field, bad, good) => {
    expect(refused(openSalesApp, { ...payload, merchantTheme: { [field]: bad } })).toBe(`merchantTheme.${field}`);
    expect(refused(openSalesApp, { ...payload, merchantTheme: { [field]: good } })).toBeNull();
  });
});

describe('the messages of the sales app', () => {
  // @req SDK-008, Q-040
  it('are three to it and three from it', () => {
    expect([salesApp.openedBy, ...Object.keys(salesApp.incoming)]).toEqual([
      'openSalesApp',
      'getAuthToken',
      'setAmount',
    ]);
    expect(Object.keys(salesApp.outgoing)).toEqual(['shown', 'closeSAApp', 'getAuthToken']);
  });

  // @req SDK-010
  it('close with one of the 10 reasons or with a word that a newer frame may know, and carry nothing beside it', () => {
    expect(salesAppCloseReasons).toHaveLength(10);
    for (const reason of salesAppCloseReasons) expect(refused(closeSAApp.payload, { reason })).toBeNull();
    expect(refused(closeSAApp.payload, { reason: 'newer' })).toBeNull();
    for (const reason of ['', 'two words', '<b>', 7, null, 'x'.repeat(41)])
      expect(refused(closeSAApp.payload, { reason })).toBe('reason');
    expect(closeSAApp.payload({ reason: 'escape', mobile: '9000000001' }, '')).toEqual({ reason: 'escape' });
  });

  // @req SDK-004
  it('update the token and nothing else, regardless of other fields', () => {
    const token = { authToken: 'token-2', merchantKey: 'other', amount: 1 };
    expect(setAuthToken.payload(token, '')).toEqual({ authToken: 'token-2' });
    expect(requestAuthToken.answer(token, '')).toEqual({ authToken: 'token-2' });
    for (const nothing of [null, 'token', [], { token: 'x' }])
      expect(refused(setAuthToken.payload, nothing)).not.toBeNull();
  });

  // @req Q-041
  it('carry a token to the frame, and nothing when the frame asks for one', () => {
    expect(refused(setAuthToken.payload, { authToken: '' })).toBe('authToken');
    expect(refused(requestAuthToken.payload, {})).toBeNull();
    expect(requestAuthToken.payload({ mobile: '9000000001' }, '')).toEqual({});
  });
});

describe('each frame', () => {
  it.each(Object.entries(frames))('%s can be closed, and says so in one message alone', (_name, { outgoing }) => {
    expect(Object.values(outgoing).filter(({ hostAction }) => hostAction === 'end')).toHaveLength(1);
  });

  it('has a separate page and opening message', () => {
    const all = Object.values(frames);
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
    expect(new Set(all.map(({ openedBy }) => openedBy)).size).toBe(all.length);
  });
});
