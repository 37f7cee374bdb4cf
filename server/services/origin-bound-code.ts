/** Adds the line of origin-bound one-time codes to an OTP message: the browser offers the code only to the frame in the
 *  page at `origin`, or to the provider's own page (`frameUrl` null). */
export const withOriginBoundCode = (message: string, code: string, origin: string, frameUrl: string | null): string =>
  `${message}

@${new URL(origin).hostname} #${code}${frameUrl === null ? '' : ` @${new URL(frameUrl).hostname}`}`;
