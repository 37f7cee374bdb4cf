type Page = readonly [body: string, headers?: Record<string, string>];

/** Policy under which the SDK has to work without a violation. */
export const strictest = (provider: string): string =>
  [
    "default-src 'none'",
    `script-src ${provider}`,
    `frame-src ${provider}`,
    "style-src 'nonce-c29tZW5vbmNl'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** Pages of the merchant's site, by path. Their scripts come from `provider`, so that one script host suffices. */
export function merchantPages(provider: string): Readonly<Record<string, Page>> {
  const tag = (path: string, attributes = ''): string => `<script ${attributes} src="${provider}${path}"></script>`;
  const body = '<title>shop</title><body><h1>Shop</h1><button id="open">EMI</button><div id="place"></div><p>Text</p>';
  const sdk = tag('/sdk/v1/kadam.js');
  const probe = tag('/merchant.js');
  const stub = tag('/stub.js');
  return {
    '/': [`${body}${sdk}${probe}`],
    '/bare': [body],
    '/sdk-only': [`${sdk}${body}`],
    '/twice': [`${body}${sdk}${sdk}${probe}`],
    '/stub': [`${body}${stub}${tag('/sdk/v1/kadam.js', 'async')}${probe}`],
    '/blocked': [`${body}${stub}${probe}${tag('/sdk/missing/kadam.js', 'async')}`],
    '/strict': [`${body}${stub}${sdk}${probe}`, { 'content-security-policy': strictest(provider) }],
    '/unframed': [`${body}${sdk}${probe}`, { 'content-security-policy': "frame-src 'none'" }],
    '/tall': [`${body}<div id="tall"></div>${sdk}${probe}<style>#tall{height:5000px}</style>`],
    '/fresh': [`<title>shop</title><body>${tag('/fresh-documents.js')}`],
    '/host': ['<title>host</title><body><script src="/host.js"></script>'],
  };
}
