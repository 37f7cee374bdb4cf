import { expect, it } from 'vitest';
import { numberedPages } from './numbered-pages';

it('a page number stands before or after the count, as the language has it', () => {
  expect(numberedPages('', (page, pages) => `Page ${page} of ${pages}`)).toContain(
    'content:"Page " counter(page) " of " counter(pages) ""',
  );
  expect(numberedPages('', (page, pages) => `${pages} में से पेज ${page}`)).toContain(
    'content:"" counter(pages) " में से पेज " counter(page) ""',
  );
});

it('a footer with quotes, a backslash or a tag stays text', () => {
  expect(numberedPages('"a\\b"</style>', () => '1/2')).toContain(String.raw`content:"\22 a\5c b\22 \3c /style>"`);
});
