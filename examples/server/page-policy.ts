/** Where the pages send what their policy forbade. */
export const REPORT_PATH = '/csp-reports';

/** The strictest Content-Security-Policy that a merchant is known to use: one script host, one frame host, styles by
 *  nonce, no markup from strings. The SDK has to live with it, so the examples prove it on every load.
 *  `connectsToProvider`: the page asks the provider for figures, as the line by a price does, or (the demo hub) for the
 *  sandbox's lists. */
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
