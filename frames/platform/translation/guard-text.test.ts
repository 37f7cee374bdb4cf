import { beforeEach, describe, expect, it } from 'vitest';
import { guardText } from './guard-text';

let text: Text;
let place: HTMLElement;
beforeEach(() => {
  guardText(document);
  place = document.body.appendChild(document.createElement('p'));
  text = place.appendChild(document.createTextNode('₹9,516'));
});

const notified = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
/** Replaces a text by a `font` element, as a translator does. */
async function translate(t: string): Promise<void> {
  const font = document.createElement('font');
  font.textContent = t;
  text.replaceWith(font);
  await notified();
}
const shown = (): string => (place.textContent ?? '').replaceAll('\uFEFF', '');

describe('text in a page whose translator has replaced its node', () => {
  it('is the translation alone, with the node still in its place', async () => {
    await translate('9.516 ₹');
    expect(shown()).toBe('9.516 ₹');
    expect(text.parentNode).toBe(place);
  });

  it('is the new text alone once the program sets ₹4,800 in its node', async () => {
    await translate('9.516 ₹');
    text.data = '₹4,800';
    await notified();
    expect(shown()).toBe('₹4,800');
  });

  it('is translated again, and changes again', async () => {
    await translate('9.516 ₹');
    text.data = '₹4,800';
    await translate('4.800 ₹');
    expect(shown()).toBe('4.800 ₹');
    text.data = '₹3,224';
    await notified();
    expect(shown()).toBe('₹3,224');
  });

  it('is gone once the program removes its node', async () => {
    await translate('9.516 ₹');
    text.remove();
    await notified();
    expect(shown()).toBe('');
  });

  it('is as it was written once the translator takes its element away', async () => {
    await translate('9.516 ₹');
    place.querySelector('font')?.replaceWith(document.createTextNode('₹9,516'));
    await notified();
    expect(shown()).toBe('₹9,516');
    text.data = '₹4,800';
    await notified();
    expect(shown()).toBe('₹4,800');
  });

  it('stays untouched where the program itself removes it or puts an element in its place', async () => {
    text.replaceWith(document.createElement('b'));
    await notified();
    expect([shown(), text.parentNode]).toEqual(['', null]);
  });
});
