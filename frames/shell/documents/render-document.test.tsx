import { describe, expect, it } from 'vitest';
import { locales } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { pageColours } from '../../../shared/page-colours';
import { noticeMessages } from './notice.messages';
import { renderDocument } from './render-document';

describe.each(locales)('a document in %s', (locale) => {
  const rendered = (): { html: string; page: Document } => {
    const { html } = renderDocument('notice', { locale, name: 'fault' });
    return { html, page: new DOMParser().parseFromString(html, 'text/html') };
  };

  it('is a whole page in its language, with one heading and the colours of both schemes', () => {
    const { html, page } = rendered();
    expect(html.startsWith(`<!doctype html><html lang="${locale}-IN"`)).toBe(true);
    const { title, text } = messagesIn(locale, noticeMessages).fault;
    expect(page.title).toBe(`${title} · Kadam`);
    expect([...page.querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual([title]);
    expect(page.querySelector('main')?.textContent).toContain(text);
    const colours = [...page.querySelectorAll('meta[name=theme-color]')].map((meta) => meta.getAttribute('content'));
    expect(colours).toEqual(Object.values(pageColours));
  });

  it('has one style, and loads nothing', () => {
    const { page } = rendered();
    expect(page.querySelectorAll('style')).toHaveLength(1);
    expect(page.querySelectorAll('script, link, img, [style]')).toHaveLength(0);
  });
});
