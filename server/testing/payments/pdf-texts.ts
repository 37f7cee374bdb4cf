const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Texts of a tagged PDF in reading order, as a screen reader announces them. */
export function pdfTexts(file: Buffer): readonly string[] {
  const found = file.toString('latin1').matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g);
  return [...found].map(([, escaped = '']) => {
    const bytes = Buffer.from(
      escaped.replace(/\\([\s\S])/g, (_, sign: string) => escapes[sign] ?? sign),
      'latin1',
    );
    const isUtf16 = bytes[0] === 0xfe && bytes[1] === 0xff;
    return isUtf16 ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1');
  });
}
