import { nativeProperty } from './native-property';

/** The http(s) address of the script tag that runs now; undefined where there is none, as for text put into a page.
 *  Nothing else of the page is asked: whoever named an element `currentScript` would be the provider, and be given the
 *  merchant's tokens. A `<base>` that came after the tag leads a relative address to another origin than the script
 *  came from; such an address is none. */
export function tagAddress(): string | undefined {
  try {
    const tag = nativeProperty(document, 'currentScript') as HTMLScriptElement;
    const { href, origin, protocol } = new URL(tag.src);
    const written = new URL(tag.getAttribute('src') ?? '', location.href);
    const isSound = tag instanceof HTMLScriptElement && /^http/.test(protocol) && written.origin === origin;
    return isSound ? href : undefined;
  } catch {
    // No tag, no address, or no such property any more in a page that has changed its prototypes.
    return undefined;
  }
}
