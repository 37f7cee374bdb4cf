import fc from 'fast-check';

/** Building blocks of open redirects. */
const pieces = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '/./',
    '/.',
    'evil.example',
    '@',
    ':',
    '#',
    '?',
    '%2f',
    '%5c',
    '%00',
    '%09',
    '%',
    ' ',
  ],
  ...[
    '\t',
    '\n',
    '\r',
    '\0',
    'https:',
    'javascript:',
    'data:',
    '[::1]',
    '1.2.3.4',
    'a',
    'é',
    '？',
    '／',
    '。',
    '\u2028',
    ';',
  ],
);
const hostile = fc.array(pieces, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));
/** Addresses as an attacker, a typist or a browser may write them. */
export const hostileAddresses = fc.oneof(
  hostile,
  hostile.map((text) => `/${text}`),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.webPath().map((path) => `/${path}`),
  fc.string({ unit: 'binary' }).map((text) => `/${text}`),
);
