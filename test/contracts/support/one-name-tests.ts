import { describe, expect, it } from 'vitest';
import type { freshDocuments } from './fresh-documents';
import { globalsRead } from './globals-read';
import { everyForm, type HostileForm, hostileForms } from './hostile-elements';
import { script } from './scripts';

/** Where the SDK is, and by what it finds its provider: tried as every form. */
const likeliest = ['Kadam', 'currentScript'];

interface Which {
  /** Shifts which of the forms each name is tried as. */
  readonly shift: number;
  /** Also the names that the script of the elements reads. */
  readonly withElements: boolean;
}

/** Holds that an element under a name that a script reads does not lead it astray: each name as one of the forms, in turn. */
export function oneNameTests(
  { page, sites, faulty, kadam, elements, ELEMENT }: ReturnType<typeof freshDocuments>,
  { shift, withElements }: Which,
): void {
  /** Every name of `document` and `window` that a script reads: its variables, and the names that it has as text. */
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

    it('under any one name that the script reads leads it to no other provider and keeps it from nothing', async () => {
      const names = await namesIn('/sdk/v1/kadam.js');
      expect(names).toEqual(
        expect.arrayContaining(['Kadam', 'currentScript', 'createElement', 'body', 'activeElement']),
      );
      expect(await faulty('preload', 'loaded ahead', casesOf(names, kadam()))).toEqual([]);
    });

    if (withElements)
      it('under any one name that the elements read leads them to no other provider and keeps them from nothing', async () => {
        const names = await namesIn('/sdk/v1/elements.js');
        expect(await faulty('element', 'opened', casesOf(names, `${elements()}${ELEMENT}`))).toEqual([]);
      });
  });
}
