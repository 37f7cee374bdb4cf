import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keepTranslateNo } from './keep-translate-no';

function Price() {
  const [text] = useState('₹54,000');
  return <b translate="no">{text}</b>;
}

it('keeps translate="no" of a price of ₹54,000 in text, and of nothing that is rendered after it', () => {
  expect(keepTranslateNo(() => renderToStaticMarkup(<Price />))).toBe('<b translate="no">₹54,000</b>');
  // Preact alone drops the attribute. If this fails, `keepTranslateNo` is obsolete.
  expect(renderToStaticMarkup(<Price />)).toBe('<b>₹54,000</b>');
});

it('changes nothing for later where the render throws', () => {
  const failing = () => {
    throw new Error('no page');
  };
  expect(() => keepTranslateNo(failing)).toThrow('no page');
  expect(renderToStaticMarkup(<Price />)).toBe('<b>₹54,000</b>');
});
