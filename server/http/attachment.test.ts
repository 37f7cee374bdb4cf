import { describe, expect, it } from 'vitest';
import { attachmentNamed } from './attachment';

describe('the name of a file that is saved', () => {
  it.each([
    ['bill.png', 'png', `attachment; filename="bill.png"; filename*=UTF-8''bill.png`],
    ['Photo.JPEG', 'jpg', `attachment; filename="Photo.JPEG"; filename*=UTF-8''Photo.JPEG`],
    ['page.html', 'pdf', `attachment; filename="page.html.pdf"; filename*=UTF-8''page.html.pdf`],
    ['बिल.pdf', 'pdf', `attachment; filename="___.pdf"; filename*=UTF-8''%E0%A4%AC%E0%A4%BF%E0%A4%B2.pdf`],
    ['../a"b\r\n.png', 'png', `attachment; filename=".._a_b__.png"; filename*=UTF-8''.._a_b__.png`],
    ["it's (1).png", 'png', `attachment; filename="it_s (1).png"; filename*=UTF-8''it%27s%20%281%29.png`],
  ])('%j, a %s, is %s', (name, ending, header) => {
    expect(attachmentNamed(name, ending)).toBe(header);
  });
});
