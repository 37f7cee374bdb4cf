/**
 * Fields of an error report of a frame or a site page: values of closed lists, so that it contains no customer data.
 */

export const reportingFrames = ['salesApp', 'checkout', 'eligibility', 'benefit', 'communication', 'site'] as const;
export type ReportingFrame = (typeof reportingFrames)[number];

/** Place of the error: a call to the server, a chunk that failed to load, or any other. */
export const errorPlaces = ['call', 'chunk', 'unhandled'] as const;

/** Built-in classes; any other class counts as `Error`. */
export const errorClasses = ['Error', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'] as const;
