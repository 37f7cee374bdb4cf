/** Policy of all answers but pages: even if a browser renders one, it loads, sends and runs nothing and is not framed. */
const ANSWER_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers that every answer carries. HSTS only where the public address is https. */
export function commonHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': ANSWER_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(publicUrl.startsWith('https://') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** Features that no page of ours uses, switched off for it and all it may embed. */
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

/** The Content-Security-Policy of a built page. `styleHashes` and `scriptHashes` as 'sha256-…'; `ancestors` and
 *  `imageOrigins` are origins. Without ancestors no page may frame it. */
export function pagePolicy(page: {
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
  readonly ancestors: readonly string[];
  readonly imageOrigins: readonly string[];
  /** Origins of scripts of others, which may also call them; none by default. */
  readonly scriptOrigins?: readonly string[];
  /** Origins of its videos; none by default. */
  readonly mediaOrigins?: readonly string[];
  /** What it may embed; nothing by default. */
  readonly embeds?: readonly string[];
  /** Whether it names a manifest of ours. */
  readonly isOfSite?: boolean;
  /** Whether it may send its forms to us. */
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
