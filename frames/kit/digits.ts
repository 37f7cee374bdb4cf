/** Indian grouping, leading zeros as typed: '1555280' is '15,55,280'. */
export const groupAmount = (digits: string): string => digits.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');

/** Where the caret stands in `text` behind its first `count` digits. */
export function caretBehind(text: string, count: number): number {
  let left = count;
  for (let at = 0; at < text.length; at += 1) {
    if (left === 0) return at;
    if (/\d/.test(text[at] ?? '')) left -= 1;
  }
  return text.length;
}
