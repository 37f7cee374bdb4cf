import { describe, expect, it } from 'vitest';
import { freshDocuments } from './support/fresh-documents';

// A library of the page may have patched browser prototypes before the SDK's script. The SDK then works as far as
// possible; otherwise it throws a documented error and leaves the page unchanged.

const { sites, courses, faulty, kadam, stub, elements, CALL, ELEMENT } = freshDocuments();

const run = (code: string): string => `<script>${code}</script>`;

/** Typical prototype patches of libraries, and of hardened pages. */
const harmless: readonly (readonly [what: string, code: string])[] = [
  [
    'more methods on every object, array, function and text',
    `for (const of of [Object, Array, Function, String, Element, Promise])
      for (const name of ['each', 'inject', 'bindAll', 'clone', 'extend'])
        of.prototype[name] = function () { throw new Error('a library was called') };`,
  ],
  [
    'wrapped methods that make and listen',
    `for (const [of, name] of [[Document, 'createElement'], [EventTarget, 'addEventListener'], [Node, 'appendChild']]) {
      const own = of.prototype[name];
      of.prototype[name] = function (...given) { return own.apply(this, given) };
    }`,
  ],
  [
    'everything frozen',
    `for (const of of [Object, Array, Function, Error, Promise, Map, Document, Node, Element, HTMLElement, EventTarget])
      Object.freeze(of.prototype);`,
  ],
  ['no way back in the history', 'delete window.navigation; delete History.prototype.back;'],
  ['a field `signal` in every object', "Object.prototype.signal = 'red';"],
  [
    'a `currentScript` of the document’s own',
    `Object.defineProperty(document, 'currentScript', { get: () => document.createElement('img'), configurable: true });`,
  ],
];

/** Removed features without which no frame can open. */
const gone: readonly (readonly [what: string, code: string])[] = [
  ['`createElement` throws', "Document.prototype.createElement = () => { throw new Error('forbidden') };"],
  ['`attachShadow` is gone', 'delete Element.prototype.attachShadow;'],
  [
    '`CSSStyleSheet` cannot be made',
    "window.CSSStyleSheet = function () { throw new TypeError('Illegal constructor') };",
  ],
  ['`adoptedStyleSheets` is gone', 'delete Document.prototype.adoptedStyleSheets;'],
  ['`showModal` is gone', 'delete HTMLDialogElement.prototype.showModal;'],
  ['`MutationObserver` is gone', 'delete window.MutationObserver;'],
];

const unknownTag: readonly (readonly [what: string, code: string])[] = [
  ['is gone', 'delete Document.prototype.currentScript;'],
  ['is a value', "Object.defineProperty(Document.prototype, 'currentScript', { value: { src: 'EVIL/kadam.js' } });"],
  ['throws', "Object.defineProperty(Document.prototype, 'currentScript', { get() { throw new Error('no') } });"],
  [
    'is an image',
    `Object.defineProperty(Document.prototype, 'currentScript', {
      get: () => Object.assign(new Image(), { src: 'EVIL/kadam.js' }) });`,
  ],
];

describe('a page whose libraries have changed prototypes', () => {
  it.each(harmless)('%s: script, stub and elements still open', { tags: ['long'] }, async (_what, code) => {
    expect(await faulty('open', 'opened hostClosed', [['script', `${run(code)}${kadam()}`]])).toEqual([]);
    const queued = `${run(code)}${stub()}${CALL}${kadam()}`;
    expect(await faulty('queued', 'opened hostClosed', [['stub', queued]])).toEqual([]);
    const element = `${run(code)}${elements()}${ELEMENT}`;
    expect(await faulty('element', 'opened', [['elements', element]])).toEqual([]);
  });

  it.each(gone)(
    '%s: the call throws FRAME_LOAD_FAILED and leaves nothing behind',
    { tags: ['long'] },
    async (_what, code) => {
      const [[, course] = []] = await courses('open', [['script', `${kadam()}${run(code)}`]]);
      expect(course).toEqual({ faults: [], course: 'threw FRAME_LOAD_FAILED', origins: [], left: 0 });
    },
  );

  it.each(unknownTag)(
    '`currentScript` of all documents %s: each call throws SCRIPT_LOAD_FAILED',
    { tags: ['long'] },
    async (_what, code) => {
      const bent = run(code.replace('EVIL', sites().strangerUrl));
      const failed = { faults: [], origins: [], left: 0 };
      const [[, thrown] = []] = await courses('open', [['script', `${bent}${kadam()}`]]);
      expect(thrown).toEqual({ ...failed, course: 'threw SCRIPT_LOAD_FAILED' });
      const [[, queued] = []] = await courses('queued', [['stub', `${bent}${stub()}${CALL}${kadam()}`]]);
      expect(queued).toEqual({ ...failed, course: 'failed SCRIPT_LOAD_FAILED' });
    },
  );
});
