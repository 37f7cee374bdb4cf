import { describe, expect, it } from 'vitest';
import type { freshDocuments } from './fresh-documents';
import { globalsRead } from './globals-read';
import { everyForm, type HostileForm, hostileForms } from './hostile-elements';
import { script } from './scripts';

/** The SDK's global, and the source of its provider: tried in every form. */
const likeliest = ['Kadam', 'currentScript'];

interface Which {
  /** Offset of the form that each name is tried in. */
  readonly shift: number;
  /** Also tries the names that the elements script reads. */
  readonly withElements: boolean;
}

/** Tests that an element named like a property that a script reads does not mislead it: each name in one of the forms,
 *  in turn. */
export function oneNameTests(
  { page, sites, faulty, kadam, elements, ELEMENT }: ReturnType<typeof freshDocuments>,
  { shift, withElements }: Which,
): void {
  /** Every name of `document` and `window` that a script reads: its variables, and names in its strings. */
  async function namesIn(path: string): Promise<string[]> {
    const code = await script(path);
    const texts = [...code.matchAll(/["'`](\w+)["'`]/g)].map(([, text = '']) => text);
    const all = [...new Set(['navigation', 'requestIdleCallback', ...globalsRead(code), ...texts])];
    return ['Kadam', ...(await page().evaluate((names) => names.filter((n) => n in document || n in window), all))];
  }

  const triedAs = (form: HostileForm, names: readonly string[]): readonly string[] =>
    names.filter((name, at) => likeliest.includes(name) || everyForm[(at + shift) % everyForm.length] === form);

  describe.each(everyForm)('%s', (form) => {
    const casesOf = (names: readonly string[], tags: string) =>
      triedAs(form, names).map((name) => [name, `${hostileForms[form](name, sites().strangerUrl)}${tags}`] as const);

    it('any single name that the script reads leads to no other provider and prevents nothing', async () => {
      const names = await namesIn('/sdk/v1/kadam.js');
      expect(names).toEqual(
        expect.arrayContaining(['Kadam', 'currentScript', 'createElement', 'body', 'activeElement']),
      );
      expect(await faulty('preload', 'loaded ahead', casesOf(names, kadam()))).toEqual([]);
    });

    if (withElements)
      it('any single name that the elements read leads to no other provider and prevents nothing', async () => {
        const names = await namesIn('/sdk/v1/elements.js');
        expect(await faulty('element', 'opened', casesOf(names, `${elements()}${ELEMENT}`))).toEqual([]);
      });
  });
}
