import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';

const faq = <a href="/faq">FAQ</a>;
const cases: readonly (readonly [what: string, leave: () => void])[] = [
  ['a component', () => void render(faq)],
  ['markup of its own', () => document.body.replaceChildren(renderToStaticMarkup(faq))],
  [
    'a language and a mark of the page',
    () => {
      document.documentElement.lang = 'hi-IN';
      document.body.dataset.identifies = '';
    },
  ],
  [
    'markup, and no page to take it from',
    () => {
      document.body.append('FAQ');
      vi.stubGlobal('document', undefined);
    },
  ],
];

describe.each(cases)('a test that leaves %s', (_, leave) => {
  it('may leave content in the page', () => leave());

  it('is followed by an empty page', () => {
    const { documentElement, body } = document;
    expect([body.innerHTML, documentElement.getAttributeNames(), body.getAttributeNames()]).toEqual(['', [], []]);
  });
});
