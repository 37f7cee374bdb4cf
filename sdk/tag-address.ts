import { nativeProperty } from './native-property';

/** The http(s) address of the running script tag; undefined for an inline script.
 *  Security: the provider of this address receives the merchant's tokens, so an element named `currentScript` must not
 *  be read. A relative address that a later `<base>` moves to another origin is rejected. */
export function tagAddress(): string | undefined {
  try {
    const tag = nativeProperty(document, 'currentScript') as HTMLScriptElement;
    const { href, origin, protocol } = new URL(tag.src);
    const written = new URL(tag.getAttribute('src') ?? '', location.href);
    const isSound = tag instanceof HTMLScriptElement && /^http/.test(protocol) && written.origin === origin;
    return isSound ? href : undefined;
  } catch {
    // No tag, no address, or a page that has changed its prototypes.
    return undefined;
  }
}
