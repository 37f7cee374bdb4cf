import { describe, expect, it } from 'vitest';
import { findCode, textParts } from './find-code';

describe('the code in a message', () => {
  it('is the 5 digits that stand alone', () => {
    expect(findCode('40712 is your Secure Share Code for Zenmart. Valid for 10 minutes.')).toBe('40712');
    expect(findCode('Your code is 00123.')).toBe('00123');
  });

  it.each(['Call 1800-000-0000', 'Application 123456', 'An order of ₹54990', 'Up to 5,00,000', 'Thank you'])(
    'is missing in %j',
    (text) => {
      expect(findCode(text)).toBeNull();
    },
  );

  it('is not taken from a link, which is a part of its own without the full stop after it', () => {
    const text = 'Apply at http://localhost:4400/ntb-application?ref=abc-12345. Code 40712';
    expect(textParts(text)).toEqual([
      { kind: 'words', text: 'Apply at ' },
      {
        kind: 'link',
        text: 'http://localhost:4400/ntb-application?ref=abc-12345',
        href: 'http://localhost:4400/ntb-application?ref=abc-12345',
      },
      { kind: 'words', text: '. Code ' },
      { kind: 'code', text: '40712' },
    ]);
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
