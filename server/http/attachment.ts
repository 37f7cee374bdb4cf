/** A file name for `content-disposition: attachment`, RFC 6266: in ASCII for old browsers, and in full. Ends in
 *  `ending` and contains no path. */
export function attachmentNamed(name: string, ending: string): string {
  const plain = name.replace(/[\p{C}\\/:*?"<>|]/gu, '_');
  const whole = new RegExp(`\\.(${ending}${ending === 'jpg' ? '|jpeg' : ''})$`, 'i').test(plain)
    ? plain
    : `${plain}.${ending}`;
  const ascii = whole.replace(/[^\x20-\x7e]|[%']/g, '_');
  const encoded = encodeURIComponent(whole).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
