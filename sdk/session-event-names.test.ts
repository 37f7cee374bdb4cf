import { describe, expect, it } from 'vitest';
import { KadamError } from './kadam-error';
import { load, openedSession } from './testing/session-fixture';

const { session, events } = openedSession();

describe('on and off', () => {
  const refused = (call: () => unknown): unknown => {
    try {
      return call();
    } catch (error) {
      return error instanceof KadamError && [error.code, error.field, error.message];
    }
  };
  // SAFETY: a page without types can pass what the types refuse.
  const plain = (): { [method in 'on' | 'off']: (name: unknown, handler?: unknown) => unknown } => session() as never;
  const known = 'one of opened, tokenRequested, error, closed';

  it.each(['on', 'off'] as const)('%s refuses an unknown event with the field and all event names', (call) => {
    for (const name of ['close', 'closeSAApp', '', undefined])
      expect(refused(() => plain()[call](name, () => undefined))).toEqual([
        'OPTIONS_INVALID',
        'event',
        `OPTIONS_INVALID: event: expected ${known}`,
      ]);
  });

  it.each(['on', 'off'] as const)('%s refuses a handler that is not a function', (call) => {
    expect(refused(() => plain()[call]('closed'))).toEqual([
      'OPTIONS_INVALID',
      'handler',
      'OPTIONS_INVALID: handler: expected a function',
    ]);
  });

  it('a refusal does not remove the other handlers', async () => {
    refused(() => plain().on('close', () => undefined));
    await load();
    session().close();
    await session().result;
    expect(events()).toEqual(['opened EMI_HOME', 'over', 'closed hostClosed']);
  });
});
