import { expect, it } from 'vitest';
import { blogUrl } from '../../shared/site/blog-url';
import { footerGroups } from './navigation';

// @req CNT-023, CNT-024, CNT-025, CNT-026, CNT-027
it('the footer links to About, the blog, the terms, the questions and the support. Source: S1§1', () => {
  const links = footerGroups('en').flatMap((group) => group.links);
  expect(links).toEqual(
    expect.arrayContaining([
      { href: '/about-us', text: 'About' },
      { href: blogUrl, text: 'Blog' },
      { href: '/terms-and-condition', text: 'Terms and Conditions' },
      { href: '/faq', text: 'FAQ' },
      { href: '/odr/contact-us', text: 'Contact Us' },
    ]),
  );
});
