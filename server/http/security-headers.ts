/** Policy of all responses except pages: a rendered one loads, sends and runs nothing, and cannot be framed. */
const ANSWER_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** HSTS only if the public address is https. */
export function commonHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': ANSWER_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(publicUrl.startsWith('https://') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** Browser features that no page uses, disabled for it and for embedded pages. */
export const PERMISSIONS_POLICY = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Content-Security-Policy of a built page. `styleHashes` and `scriptHashes`: 'sha256-…'; `ancestors` and
 *  `imageOrigins`: origins. Without ancestors the page cannot be framed. */
export function pagePolicy(page: {
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
  readonly ancestors: readonly string[];
  readonly imageOrigins: readonly string[];
  /** Origins of third-party scripts and of their calls. */
  readonly scriptOrigins?: readonly string[];
  readonly mediaOrigins?: readonly string[];
  readonly embeds?: readonly string[];
  readonly isOfSite?: boolean;
  readonly hasForm?: boolean;
}): string {
  const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(page.scriptHashes), ...(page.scriptOrigins ?? [])],
    'style-src': ["'self'", ...quoted(page.styleHashes)],
    'img-src': ["'self'", 'data:', ...page.imageOrigins],
    ...(page.mediaOrigins?.length ? { 'media-src': page.mediaOrigins } : {}),
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(page.scriptOrigins ?? [])],
    ...(page.embeds ? { 'frame-src': page.embeds } : {}),
    'base-uri': ["'none'"],
    ...(page.isOfSite ? { 'manifest-src': ["'self'"] } : {}),
    'form-action': [page.hasForm ? "'self'" : "'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    'frame-ancestors': page.ancestors.length > 0 ? page.ancestors : ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
