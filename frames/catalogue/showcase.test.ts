import { describe, expect, it } from 'vitest';
import { showcaseIn } from './showcase';

const pageWith = (content: string | null): Document => {
  const page = document.implementation.createHTMLDocument();
  if (content === null) return page;
  const meta = page.createElement('meta');
  meta.name = 'kadam-showcase';
  meta.content = content;
  page.head.append(meta);
  return page;
};
const nothing = { partners: [], videoUrl: null };

describe('what a merchant shows', () => {
  it('is what the server wrote into the page', () => {
    const showcase = { partners: ['Banyan & Söhne', '"Peepal"'], videoUrl: 'https://film.example/emi' };
    expect(showcaseIn(pageWith(JSON.stringify(showcase)))).toEqual(showcase);
  });

  it.each([
    null,
    '',
    '{',
    '[]',
    '{"partners":"all","videoUrl":null}',
    '{"partners":[],"videoUrl":"javascript:alert(1)"}',
  ])('is nothing where the page says %s', (content) => {
    expect(showcaseIn(pageWith(content))).toEqual(nothing);
  });
});
