/** A message with a shopper's OTP, and the line by which a browser offers the code to our frame inside the page at `origin`,
 *  or to that page itself where it is our own (`frameUrl` null), and to no other one (the format of origin-bound one-time
 *  codes). */
export const withOriginBoundCode = (message: string, code: string, origin: string, frameUrl: string | null): string =>
  `${message}

@${new URL(origin).hostname} #${code}${frameUrl === null ? '' : ` @${new URL(frameUrl).hostname}`}`;
