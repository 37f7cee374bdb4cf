import { describe, expect, it } from 'vitest';
import { KadamError } from './kadam-error';
import { load, openedSession } from './testing/session-fixture';

const { session, events } = openedSession();

describe('what a page asks to hear', () => {
  const refused = (call: () => unknown): unknown => {
    try {
      return call();
    } catch (error) {
      return error instanceof KadamError && [error.code, error.field, error.message];
    }
  };
  // SAFETY: of what the types refuse a page without types makes use.
  const plain = (): { [method in 'on' | 'off']: (name: unknown, handler?: unknown) => unknown } => session() as never;
  const known = 'one of opened, tokenRequested, error, closed';

  it.each(['on', 'off'] as const)('%s: a name that is no event is refused, naming the field and all events', (call) => {
    for (const name of ['close', 'closeSAApp', '', undefined])
      expect(refused(() => plain()[call](name, () => undefined))).toEqual([
        'OPTIONS_INVALID',
        'event',
        `OPTIONS_INVALID: event: expected ${known}`,
      ]);
  });

  it.each(['on', 'off'] as const)('%s: a handler that is no function is refused', (call) => {
    expect(refused(() => plain()[call]('closed'))).toEqual([
      'OPTIONS_INVALID',
      'handler',
      'OPTIONS_INVALID: handler: expected a function',
    ]);
  });

  it('goes on being heard after a refusal', async () => {
    refused(() => plain().on('close', () => undefined));
    await load();
    session().close();
    await session().result;
    expect(events()).toEqual(['opened EMI_HOME', 'over', 'closed hostClosed']);
  });
});
