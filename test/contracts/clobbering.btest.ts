import { describe, expect, it } from 'vitest';
import { keysOf } from '../../shared/keys-of';
import { freshDocuments } from './support/fresh-documents';
import { globalsRead } from './support/globals-read';
import { everyForm, type HostileForm, hostileForms } from './support/hostile-elements';
import { oneNameTests } from './support/one-name-tests';
import { script } from './support/scripts';

// DOM clobbering: named elements of a page shadow properties of `document` and `window` (`<img name=currentScript>`,
// `<form name=Kadam>`). None may redirect the SDK to another provider, prevent its loading, or make it throw.

const documents = freshDocuments();
const { page, sites, courses, faulty, tag, kadam, stub, elements, mounts, CALL, ELEMENT } = documents;

/** Every page global that the built scripts read. Add a new one only after checking the effect of an element with its
 *  name. */
const known = {
  '/sdk/v1/kadam.js': [
    ...['AbortController', 'Array', 'Boolean', 'CSSStyleSheet', 'Element', 'Error', 'HTMLElement'],
    ...['HTMLScriptElement', 'Map', 'ShadowRoot', 'getComputedStyle', 'innerWidth', 'performance'],
    ...['MessageChannel', 'MutationObserver', 'Number', 'Object', 'Promise', 'Reflect', 'RegExp', 'URL'],
    ...['addEventListener', 'clearInterval', 'clearTimeout', 'document', 'history', 'location', 'navigator'],
    ...[
      'matchMedia',
      'queueMicrotask',
      'removeEventListener',
      'reportError',
      'setInterval',
      'setTimeout',
      'visualViewport',
      'window',
    ],
    ...['Math', 'Proxy', 'Set', 'Symbol', 'WeakSet', 'crypto'],
  ],
  '/sdk/v1/elements.js': [
    ...['AbortController', 'Array', 'Boolean', 'CSSStyleSheet', 'CustomEvent', 'Error', 'HTMLElement'],
    ...['HTMLScriptElement', 'IntersectionObserver', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise'],
    ...[
      'RangeError',
      'Reflect',
      'RegExp',
      'Set',
      'URL',
      'addEventListener',
      'clearTimeout',
      'customElements',
      'document',
      'fetch',
    ],
    ...['location', 'navigator', 'queueMicrotask', 'setTimeout', 'window'],
  ],
  '/stub.js': ['HTMLScriptElement', 'Object', 'Promise', 'addEventListener', 'globalThis'],
} as const;
const scripts = keysOf(known);

const everyName = (): Promise<string[]> =>
  page().evaluate(() => {
    const names = new Set(['Kadam', 'navigation', 'requestIdleCallback']);
    const add = (from: object | null): void => {
      if (!from) return;
      for (const name of Object.getOwnPropertyNames(from)) names.add(name);
      add(Object.getPrototypeOf(from) as object | null);
    };
    add(document);
    add(window);
    return [...names];
  });

describe('the scripts', () => {
  it.each(scripts)('%s reads no undeclared page variable', async (path) => {
    expect(globalsRead(await script(path))).toEqual([...known[path]].sort());
  });

  it.each(scripts)('%s reads no property of `document` or `window` that an element may shadow', async (path) => {
    // `window.Kadam` is the SDK's global; penpal's `window.setTimeout` is an own property of the window.
    const code = (await script(path)).replace(/\bwindow\.(Kadam=|setTimeout\()/g, '');
    expect(code.match(/\b(document|window|globalThis)\s*(\??\.\s*\w+|\[["'])/g)).toBeNull();
  });
});

// test/long/clobbering.ltest.ts covers every name in every form.
oneNameTests(documents, { shift: 0, withElements: false });

const openingUnder = (form: HostileForm): void => {
  const hostile = (names: readonly string[], evil = sites().strangerUrl): string =>
    names.map((name) => hostileForms[form](name, evil)).join('');

  it('under all names at once script, stub and elements still open', async () => {
    // Each of these creates a document or many elements.
    const isHeavy = /frame|embed|object|fields/.test(form);
    const names = isHeavy ? ['Kadam', 'navigation', 'currentScript', 'body', 'createElement'] : await everyName();
    const before = hostile(names, isHeavy ? sites().strangerUrl : 'data:,');
    expect(await faulty('open', 'opened hostClosed', [['script', `${before}${kadam()}`]])).toEqual([]);
    const queued = `${before}${stub()}${CALL}${kadam()}`;
    expect(await faulty('queued', 'opened hostClosed', [['stub', queued]])).toEqual([]);
    const two = [
      ['elements alone', `${before}${elements()}${ELEMENT}`],
      ['elements beside the script', `${before}${elements()}${kadam()}${ELEMENT}`],
    ] as const;
    expect(await faulty('element', 'opened', two)).toEqual([]);
  });
};
describe.each(everyForm)('%s', { tags: ['long'] }, openingUnder);

/** Properties that any element of a page may be asked for. */
const OF_A_FORM = '<form id="place" tabindex="0">';
const fieldsOf = (names: readonly string[]): string => names.map((name) => `<input name="${name}">`).join('');

describe('a form', () => {
  it('whose fields have the names of element properties contains a working widget', { tags: ['long'] }, async () => {
    const names = await everyName();
    const inside = `${OF_A_FORM}${fieldsOf(['appendChild', 'append', 'prepend', 'isConnected', 'contains', ...names])}</form>`;
    const place = "document.getElementById('place')";
    const cases = [['form', `${inside}${kadam()}${mounts(place)}`]] as const;
    expect(await faulty('queued', 'opened hostClosed', cases)).toEqual([]);
  });

  it('that had the focus and has a field `focus` gets it back', { tags: ['long'] }, async () => {
    const names = await everyName();
    const inside = `${OF_A_FORM}${fieldsOf(['focus', 'blur', ...names])}</form>`;
    const focus = "<script>HTMLElement.prototype.focus.call(document.getElementById('place'))</script>";
    const cases = [['form', `${inside}${kadam()}${focus}`]] as const;
    expect(await faulty('open', 'opened hostClosed', cases)).toEqual([]);
  });
});

describe('a manipulated script address of the tag', () => {
  it.each([
    ['a `<base>` after a tag with a relative address', 'src="/sdk/v1/kadam.js" defer', true],
    ['a `<base>` after a tag with a whole address', '', false],
  ])('%s leads to no other provider', { tags: ['long'] }, async (_what, attributes, isRelative) => {
    const script = isRelative ? `<script ${attributes}></script>` : tag('/sdk/v1/kadam.js', 'defer');
    const body = `${script}<base href="${sites().strangerUrl}/">`;
    const [[, course] = []] = await courses('preload', [['base', body]]);
    const wanted = isRelative
      ? { course: 'threw SCRIPT_LOAD_FAILED', origins: [] }
      : { course: 'loaded ahead', origins: [sites().providerUrl] };
    expect(course).toEqual({ faults: [], left: 0, ...wanted });
  });

  it.each([
    ['text that was put into the page', (code: string) => `<script>${code.replaceAll('</', '<\\/')}</script>`],
    [
      'a blob',
      (code: string) =>
        `<script>const made = document.createElement('script');
        made.src = URL.createObjectURL(new Blob([${JSON.stringify(code).replaceAll('</', '<\\/')}]));
        document.body.append(made);</script>`,
    ],
  ])('%s throws at each call, and a later tag replaces it', { tags: ['long'] }, async (_what, put) => {
    const inline = put(await script('/sdk/v1/kadam.js'));
    const [[, alone] = []] = await courses('preload', [['inline', inline]]);
    expect(alone).toEqual({ faults: [], course: 'threw SCRIPT_LOAD_FAILED', origins: [], left: 0 });
    expect(await faulty('preload', 'loaded ahead', [['then a tag', `${inline}${kadam()}`]])).toEqual([]);
    const [[, queued] = []] = await courses('queued', [['stub', `${stub()}${CALL}${inline}`]]);
    expect(queued).toMatchObject({ faults: [], course: 'failed SCRIPT_LOAD_FAILED', origins: [] });
  });
});
