import { describe, expect, it } from 'vitest';
import { possibleHostOrigins, registeredOrigins } from './host-origins';

/** A frame page on https://pay.example with `content` as its registered origins. */
const page = (content: string | null, referrer = '', ancestorOrigins?: readonly string[]): Document =>
  // SAFETY: the read parts of a document.
  ({
    querySelector: () => (content === null ? null : { getAttribute: () => content }),
    referrer,
    location: { origin: 'https://pay.example', ancestorOrigins },
  }) as unknown as Document;

const both = 'https://shop.example https://www.shop.example';

describe('origins from which the host may connect', () => {
  // @req SDK-006, SDK-009, Q-039
  it.each([
    ['the referrer alone, where it is registered', both, 'https://shop.example/', ['https://shop.example']],
    ['none, where the referrer is not registered', both, 'https://evil.example/', []],
    ['none, where the referrer only begins like a registered one', both, 'https://shop.example.evil.example/', []],
    ['none, where the referrer has another port', both, 'https://shop.example:8443/', []],
    ['none, where the referrer has another scheme', both, 'http://shop.example/', []],
    ['every registered one, without a referrer', both, '', ['https://shop.example', 'https://www.shop.example']],
    [
      'every registered one, where the frame has reloaded itself',
      both,
      'https://pay.example/sales-emi-home?merchantKey=k',
      ['https://shop.example', 'https://www.shop.example'],
    ],
    ['none, where nothing is registered', '', '', []],
    ['none, where the page says nothing of it', null, 'https://shop.example/', []],
  ])('are %s', (_which, content, referrer, origins) => {
    expect(possibleHostOrigins(page(content, referrer))).toEqual(origins);
  });

  it.each(['capacitor://localhost', 'ionic://localhost', 'capacitor://app.shop.example'])(
    'are that of an app, %s, with its referrer and without one',
    (app) => {
      expect(possibleHostOrigins(page(`https://shop.example ${app}`, `${app}/index.html?a=b`))).toEqual([app]);
      expect(possibleHostOrigins(page(app))).toEqual([app]);
      expect(possibleHostOrigins(page('https://shop.example', `${app}/`))).toEqual([]);
      expect(possibleHostOrigins(page(app, `${app}.evil.example/`))).toEqual([]);
      expect(possibleHostOrigins(page(app, `x${app}/`))).toEqual([]);
    },
  );

  it('are any port of a host that is registered so: the referrer’s, or the one that the browser tells', () => {
    const sandbox = 'https://shop.example http://localhost:*';
    expect(possibleHostOrigins(page(sandbox, 'http://localhost:5173/basket'))).toEqual(['http://localhost:5173']);
    expect(possibleHostOrigins(page(sandbox, 'http://evil.localhost:5173/'))).toEqual([]);
    expect(possibleHostOrigins(page(sandbox))).toEqual(['https://shop.example']);
    const inside = (host: string) => possibleHostOrigins(page(sandbox, '', [host]));
    expect(inside('http://localhost:5173')).toEqual(['https://shop.example', 'http://localhost:5173']);
    expect(inside('http://evil.example')).toEqual(['https://shop.example']);
  });

  it('are never `*`, `null`, an address with a path, or a scheme of neither the web nor an app', () => {
    expect(registeredOrigins(page('* null https://shop.example/ ftp://shop.example https://shop.example'))).toEqual([
      'https://shop.example',
    ]);
  });
});
