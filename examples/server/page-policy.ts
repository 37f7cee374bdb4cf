export const REPORT_PATH = '/csp-reports';

/**
 * The strictest Content-Security-Policy known from merchants: one script host, one frame host, styles by nonce, no
 * markup from strings. The examples prove on every load that the SDK works with it.
 * `connectsToProvider`: the page fetches figures from the provider, as the instalment line does, or (the demo hub) the
 * sandbox's lists.
 */
export function pagePolicy(page: {
  readonly providerOrigin: string;
  readonly nonce: string;
  readonly connectsToProvider: boolean;
}): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${page.providerOrigin}`,
    `style-src 'self' 'nonce-${page.nonce}'`,
    `frame-src ${page.providerOrigin}`,
    `connect-src 'self'${page.connectsToProvider ? ` ${page.providerOrigin}` : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `report-uri ${REPORT_PATH}`,
  ].join('; ');
}
