/** What a frame, or a page of the site, may say of an error: words of closed lists, so that nothing of a customer can be
 *  among them. */

export const reportingFrames = ['salesApp', 'checkout', 'eligibility', 'benefit', 'communication', 'site'] as const;
export type ReportingFrame = (typeof reportingFrames)[number];

/** Where it happened: a call to the server, a part that did not load, or anywhere else. */
export const errorPlaces = ['call', 'chunk', 'unhandled'] as const;

/** The language's own; a class of anybody else's is `Error`. */
export const errorClasses = ['Error', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'] as const;
