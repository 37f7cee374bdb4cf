import type { ReactElement } from 'react';

const mobile = /(\+91[ -][\dX]+(?: \d+)?)/;

/** Renders mobile numbers ('+91 98XXXXX210') from left to right in every language. */
export const Sentence = ({ text }: { readonly text: string }): ReactElement => (
  <>{text.split(mobile).map((part) => (mobile.test(part) ? <bdi key={part}>{part}</bdi> : part))}</>
);
