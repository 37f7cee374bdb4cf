/** The Secure Share Code or OTP in a text message: five digits that stand alone; null without one. Source: S2§5. */
export const findCode = (text: string): string | null => /(?<![\d₹,.])\b\d{5}\b(?![,.]?\d)/.exec(text)?.[0] ?? null;

export type TextPart =
  | { readonly kind: 'words' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const LINK = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;

/** Cuts a message into what is read, what is copied and what is opened. The parts add up to the message. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    parts.push(...wordsAndCode(text.slice(end, match.index)));
    parts.push({ kind: 'link', text: match[0], href: match[0] });
    end = match.index + match[0].length;
  }
  parts.push(...wordsAndCode(text.slice(end)));
  return parts;
}

function wordsAndCode(text: string): TextPart[] {
  const code = findCode(text);
  if (code === null) return text === '' ? [] : [{ kind: 'words', text }];
  const at = text.indexOf(code);
  const parts: TextPart[] = [
    { kind: 'words', text: text.slice(0, at) },
    { kind: 'code', text: code },
    { kind: 'words', text: text.slice(at + code.length) },
  ];
  return parts.filter((part) => part.text !== '');
}
