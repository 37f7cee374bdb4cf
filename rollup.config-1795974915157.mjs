import alias from '@rollup/plugin-alias';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { resolve, relative, basename, join, extname, dirname } from 'node:path';
import replace from '@rollup/plugin-replace';
import { swc, minify as minify$1 } from 'rollup-plugin-swc3';
import { transform } from 'lightningcss';
import { readFile, readdir, writeFile, rename, copyFile, cp } from 'node:fs/promises';
import { Marked } from 'marked';
import { createHash } from 'node:crypto';
import subsetFont from 'subset-font';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants } from 'node:zlib';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import ts from 'typescript';
import json from '@rollup/plugin-json';
import { execFileSync } from 'node:child_process';

/** `npm run dev` builds for a developer's own screen: quickly, into a folder of its own, and again after every change.
 *  Nothing is minified, types of the SDK are not written, and pages load themselves again. */
const isDevelopment = process.env.KADAM_BUILD === 'development';

/** Folder of the build, in the repository's; `KADAM_DIST` names another one. */
const dist = process.env.KADAM_DIST ?? (isDevelopment ? 'dist/dev' : 'dist');

/** React is what we write, Preact is what we ship and test: whole names. */
const preactNames = {
    'react-dom/client': 'preact/compat/client',
    'react-dom/server': 'preact/compat/server',
    'react-dom': 'preact/compat',
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react/jsx-dev-runtime': 'preact/jsx-runtime',
    react: 'preact/compat',
};
/** The same names as patterns, for tools that match by pattern. */
const preactAliases = Object.entries(preactNames).map(([name, replacement]) => ({
    find: new RegExp(`^${name}$`),
    replacement,
}));

/** Languages that Kadam speaks, in the order in which they are offered. A language is a word here, and a folder with its
 *  words, `shared/words/<language>`. */
const locales = ['en', 'hi'];
/** The one that is spoken where none is asked for, and where another one does not come. */
const defaultLocale = 'en';
const localeTagPattern = RegExp(`^(auto|(${locales.join('|')})(-\\w+)*)$`, 'i');
/** The first language of ours among tags ('hi', 'hi-IN'), of which `auto` is none; English where none of them is. */
const localeAmong = (tags) => tags.map((tag) => locales.find((each) => each === tag?.toLowerCase().split('-')[0])).find(Boolean) ?? defaultLocale;
/** The language of a tag; English for an unknown or absent one. */
const localeOf = (tag) => localeAmong([tag]);
/** The same, as a page says what it speaks. */
const langOf = (tag) => `${localeOf(tag)}-IN`;

const folder$1 = resolve('/work/wt/h2/build', '../shared/words');
const call$1 = /import\.meta\.(words|laterWords|stagedWords)\(([^)]*)\)/g;
const ASKED = /import\.meta\.(words|laterWords|stagedWords)\(/;
const PREFIX$1 = '\0words/';
const OURS$1 = /^\0words\//;
/** 'paymentErrors' → 'payment-errors'. */
const kebab = (feature) => feature.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** The file of a feature in a language, as a module is named in code. Throws where a language has none. */
function moduleOf$1(locale, feature) {
    const file = resolve(folder$1, locale, `${kebab(feature)}.ts`);
    if (!existsSync(file))
        throw new Error(`shared/words/${locale}/${kebab(feature)}.ts is missing`);
    return JSON.stringify(file);
}
const atHand = (feature) => ({
    imports: locales
        .map((locale) => `import { ${feature} as ${feature}_${locale} } from ${moduleOf$1(locale, feature)};\n`)
        .join(''),
    value: `({ ${locales.map((locale) => `${locale}: ${feature}_${locale}`).join(', ')} })`,
});
/** '\0words/common.benefit/hi': what is loaded together. What comes later stands between the two. */
const loaded = (locale, ...stages) => `import(${JSON.stringify(PREFIX$1 + [...stages.map((features) => features.join('.')), locale].join('/'))})`;
const namesIn$1 = (list) => [...list.matchAll(/\w+/g)].map(([name]) => name);
/** Puts the words of every language of `shared/locales.ts` where code asks for a feature by its name: at hand, or as one
 *  chunk for each language but the default one, which loads them, or two (`shared/words/import-meta.d.ts`). The same for
 *  Rollup and for the tests. */
const words = () => ({
    name: 'kadam-words',
    resolveId: { filter: { id: OURS$1 }, handler: (id) => id },
    /** One module for what is loaded together. Its chunk is named for its last part: what it says would make a name too long
     *  to be served. What comes later is loaded by it, so that nothing of it is loaded twice. */
    load: {
        filter: { id: OURS$1 },
        handler(id) {
            const [features = '', ...others] = id.slice(PREFIX$1.length).split('/');
            const locale = others.pop() ?? '';
            const rest = others.map((names) => `export const rest = () => ${loaded(locale, names.split('.'))};\n`);
            const now = features.split('.').map((feature) => `export { ${feature} } from ${moduleOf$1(locale, feature)};\n`);
            return [...now, ...rest].join('');
        },
    },
    transform: {
        filter: { code: ASKED },
        handler(code) {
            let imports = '';
            const replaced = code.replace(call$1, (_, how, given) => {
                if (how === 'words') {
                    const { imports: needed, value } = atHand(namesIn$1(given).join());
                    imports += needed;
                    return value;
                }
                const stages = how === 'stagedWords' ? (given.match(/\[[^\]]*\]/g) ?? []).map(namesIn$1) : [namesIn$1(given)];
                const others = locales.filter((locale) => locale !== defaultLocale);
                return `({ ${others.map((each) => `${each}: () => ${loaded(each, ...stages)}`).join(', ')} })`;
            });
            return replaced === code ? null : { code: imports + replaced, map: null };
        },
    },
});

// What the bundles of several folders have in common.
const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
/** A library is the server's own, and stays where it is. */
const isLibrary = (id) => id.startsWith('node:') || Object.keys(dependencies).some((name) => id === name || id.startsWith(`${name}/`));
/** A file of the build. */
const built = (file) => resolve(dist, file);
const preactForReact = () => [alias({ entries: preactAliases })];
// Types are checked by `npm run types`; here they are only taken off, and words put in. `@kadam/sdk` stays a name: examples have it as built.
const transpile = (sourceMaps = false) => [
    words(),
    swc({
        tsconfig: false,
        sourceMaps,
        jsc: {
            target: 'es2022',
            // A field that gets its value in the constructor is not declared first, which would only be bytes.
            transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true, useDefineForClassFields: false },
        },
    }),
];
const minify = () => !isDevelopment &&
    minify$1({
        module: true,
        ecma: 2020,
        compress: { ecma: 2020, passes: 3 },
        mangle: { toplevel: true },
        format: { comments: false },
    });
// jotai and our React wrapper mark their modules with directives, zod re-exports in circles and misplaces annotations; all harmless.
const quiet = new Set(['MODULE_LEVEL_DIRECTIVE', 'CIRCULAR_DEPENDENCY', 'INVALID_ANNOTATION']);
const onLog = (level, log, handler) => {
    if (log.code && quiet.has(log.code) && /node_modules|dist\/(dev\/)?sdk/.test(JSON.stringify(log)))
        return;
    handler(level === 'warn' ? 'error' : level, log);
};
// What nobody uses is looked for in what is shipped alone: that takes half of a build.
const browser = {
    onLog,
    ...(isDevelopment ? { treeshake: false } : {}),
    watch: { clearScreen: false },
};
// Our own objects have no getters that do something, and of our modules only what opens a page does something by being
// loaded: a page that takes one part of a feature has neither the others nor what they need, schemas for example.
const treeshake = !isDevelopment && {
    propertyReadSideEffects: false,
    moduleSideEffects: (id) => !/\/(frames|shared)\/.*\.tsx?$/.test(id) ||
        /\/(main\.tsx|early\.ts|global\.ts|shell\/scripts\/[\w-]+\.tsx?)$/.test(id),
};
/** What stands for our version in code. */
const versionNames = { KADAM_VERSION: JSON.stringify(version) };
/** Libraries ask for the mode that they run in. */
const modeNames = { 'process.env.NODE_ENV': '"production"', 'import.meta.env?.MODE': '"production"' };
const versioned = () => replace({ preventAssignment: true, values: versionNames });
const production = () => replace({ preventAssignment: true, values: modeNames });

const targets = { chrome: 100 << 16, safari: (15 << 16) | (4 << 8), firefox: 100 << 16 };
/** File names of `entry`'s chunks: those loaded with it, and all it can ever load. */
function reach(chunks, entry) {
    const walk = (names, into, follow) => {
        for (const name of names) {
            const chunk = chunks[name];
            if (!chunk || into.has(name))
                continue;
            into.add(name);
            walk(follow(chunk), into, follow);
        }
        return into;
    };
    return {
        first: walk([entry], new Set(), (chunk) => chunk.imports),
        all: walk([entry], new Set(), (chunk) => [...chunk.imports, ...chunk.dynamicImports]),
    };
}
/** Chunks that some page loads late: their styles travel inside them. */
function lateChunks(chunks) {
    const late = new Set();
    for (const [name, chunk] of Object.entries(chunks)) {
        if (!chunk.isEntry)
            continue;
        const { first, all } = reach(chunks, name);
        for (const reached of all)
            if (!first.has(reached))
                late.add(reached);
    }
    return late;
}
/** A plain stylesheet stays in its chunk although nothing is imported from it. A module's goes with the component that
 *  names its classes: a page that takes one part of a feature does not load the styles of all. */
const moduleOf = (id, code) => ({
    code,
    moduleSideEffects: id.endsWith('.module.css') ? false : 'no-treeshake',
});
function css() {
    const styles = new Map();
    /** What a stylesheet was read as last, and what it was made into. */
    const made = new Map();
    let late;
    const stylesIn = (chunk) => 
    // Not the keys of `modules`: Rolldown brings the code of each module along with those.
    chunk.moduleIds.map((id) => styles.get(id) ?? '').join('');
    return {
        name: 'kadam-css',
        load: {
            filter: { id: /\.css$/ },
            handler(id) {
                this.addWatchFile(id);
                const source = readFileSync(id, 'utf8');
                const known = made.get(id);
                if (known?.source === source)
                    return moduleOf(id, known.code);
                const { code, exports } = transform({
                    filename: relative(process.cwd(), id),
                    code: Buffer.from(source),
                    minify: true,
                    targets,
                    cssModules: id.endsWith('.module.css') ? { pattern: '[hash]_[local]' } : false,
                });
                styles.set(id, code.toString());
                // They come in another order each time, and the same sources have to make the same files.
                const names = Object.fromEntries(Object.entries(exports || {})
                    .sort(([one], [other]) => (one < other ? -1 : 1))
                    .map(([local, { name, composes }]) => [local, [name, ...composes.map((other) => other.name)].join(' ')]));
                const map = `export default ${JSON.stringify(names)};`;
                made.set(id, { source, code: map });
                return moduleOf(id, map);
            },
        },
        renderStart() {
            late = undefined;
        },
        renderChunk(code, chunk, _options, { chunks }) {
            late ??= lateChunks(chunks);
            if (!late.has(chunk.fileName))
                return null;
            const own = stylesIn(chunk);
            if (!own)
                return null;
            const adopt = `{const s=new CSSStyleSheet();s.replaceSync(${JSON.stringify(own)});document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]}`;
            return { code: `${code}\n${adopt}`, map: null };
        },
        stylesOf(bundle, ...entries) {
            const chunks = Object.fromEntries(Object.entries(bundle).filter((pair) => pair[1].type === 'chunk'));
            // Imports first, so that a component's own styles follow those of what it is made of.
            const ordered = [];
            const seen = new Set();
            const visit = (name) => {
                const chunk = chunks[name];
                if (!chunk || seen.has(name))
                    return;
                seen.add(name);
                for (const imported of chunk.imports)
                    visit(imported);
                ordered.push(stylesIn(chunk));
            };
            for (const entry of entries)
                visit(entry);
            return ordered.join('');
        },
    };
}

const DOCS = 'docs';
/** The row of the README that names the documents, in the order in which they are read. */
const README_ROW = /^\| `docs\/` \| (.+) \|$/m;
/** What viewers make of a heading. */
const anchorOf = (heading) => heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
const escaped = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
/** A link of a document to another one, as a link between their pages. */
const addressOf = (href) => href.replace(/^([\w-]+)\.md(?=#|$)/, '/docs/$1');
const markdown = new Marked({
    renderer: {
        heading({ tokens, text, depth }) {
            return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
        },
        link({ href, tokens }) {
            return `<a href="${escaped(addressOf(href))}">${this.parser.parseInline(tokens)}</a>`;
        },
        // Ticked on paper, not here.
        checkbox: () => '☐ ',
        // What scrolls sideways has to be reachable by keyboard.
        code({ text, lang = '' }) {
            return `<pre tabindex="0" data-language="${escaped(lang)}"><code>${escaped(text)}</code></pre>\n`;
        },
        table({ header, rows }) {
            const cells = (row, tag) => `<tr>${row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
            const body = rows.map((row) => cells(row, 'td')).join('\n');
            return `<div class="table" tabindex="0"><table><thead>${cells(header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
        },
    },
});
/** The documents as fragments of HTML beside the pages, and `docs/index.json`, which names them. A document that the
 *  README does not name fails the build. */
function docs() {
    return {
        name: 'kadam-docs',
        async buildStart() {
            for (const name of await readdir(DOCS))
                this.addWatchFile(join(DOCS, name));
        },
        async generateBundle() {
            const [, row = ''] = README_ROW.exec(await readFile('README.md', 'utf8')) ?? [];
            const index = [...row.matchAll(/\[([^\]]+)\]\(docs\/([\w-]+)\.md\)/g)].map(([, title = '', name = '']) => ({ name, title: title.charAt(0).toUpperCase() + title.slice(1) }));
            const files = (await readdir(DOCS)).filter((name) => name.endsWith('.md')).map((name) => basename(name, '.md'));
            const unnamed = files.filter((file) => !index.some(({ name }) => name === file));
            if (unnamed.length > 0)
                throw new Error(`the README does not name these documents: ${unnamed.join(', ')}`);
            for (const { name } of index) {
                const source = await markdown.parse(await readFile(join(DOCS, `${name}.md`), 'utf8'));
                this.emitFile({ type: 'asset', fileName: `docs/${name}.html`, source });
            }
            this.emitFile({ type: 'asset', fileName: 'docs/index.json', source: JSON.stringify(index) });
        },
    };
}

const folder = 'node_modules/@fontsource-variable/inter/files';
const latin = `${folder}/inter-latin-wght-normal.woff2`;
/** The weights that styles use. */
const WEIGHTS = { min: 400, max: 700 };
/** Kerning, and figures of one width. What else the font can do (signs that are moved beside capitals, other forms of some
 *  letters) costs 4 KB, of which nobody sees more than a pixel. */
const FEATURES = ['kern', 'tnum'];
/** What is drawn with Inter. Whatever else a name may hold is drawn with the system's font. */
const faces = [
    // All that we say in English (`fonts-plugin.test.ts`).
    {
        file: latin,
        ranges: [
            [0x20, 0x7e],
            [0xa0, 0xa0],
            [0xa9, 0xa9],
            [0xb7, 0xb7],
            [0xd7, 0xd7],
            [0xf7, 0xf7],
            [0x2013, 0x2014],
            [0x2018, 0x2019],
            [0x201c, 0x201d],
            [0x2022, 0x2022],
            [0x2026, 0x2026],
            [0x2212, 0x2212],
        ],
        isPreloaded: true,
    },
    // The rupee sign lives in a second file of 85 KB.
    { file: `${folder}/inter-latin-ext-wght-normal.woff2`, ranges: [[0x20b9, 0x20b9]], isPreloaded: true },
    // Names of people and shops.
    {
        file: latin,
        ranges: [
            [0xa1, 0xa8],
            [0xaa, 0xb6],
            [0xb8, 0xd6],
            [0xd8, 0xf6],
            [0xf8, 0xff],
            [0x2190, 0x2193],
        ],
        isPreloaded: false,
    },
];
/** All characters of the ranges. */
const textOf = (ranges) => ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
    .join('');
const hex = (point) => point.toString(16).toUpperCase().padStart(4, '0');
/** 'U+0020-00FF,U+2022' */
const unicodeRange = (ranges) => ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join();
const sources = new Map();
/** What is left of a face's file; made once, however often is built. */
function sourceOf(face) {
    const known = sources.get(face);
    if (known)
        return known;
    const made = readFile(face.file).then((whole) => subsetFont(whole, textOf(face.ranges), {
        targetFormat: 'woff2',
        variationAxes: { wght: WEIGHTS },
        keepFeatures: FEATURES,
        // Names of styles, for lists of fonts that a page does not have, and how kerning changes with the weight: less than a
        // pixel of a heading. Hints stay: without them letters stand elsewhere where a system draws on whole pixels.
        dropTables: ['STAT', 'GDEF'],
    }));
    sources.set(face, made);
    return made;
}
/** `isElsewhere`: another bundle puts the files there. */
function fonts(base, { isElsewhere = false } = {}) {
    let rules = '';
    let links = [];
    return {
        name: 'kadam-fonts',
        async buildStart() {
            rules = '';
            links = [];
            for (const face of faces) {
                const source = await sourceOf(face);
                const fileName = `${base === '/' ? 'assets/' : ''}inter-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.woff2`;
                if (!isElsewhere)
                    this.emitFile({ type: 'asset', fileName, source });
                if (face.isPreloaded)
                    links.push(`<link rel="preload" href="${base}${fileName}" as="font" type="font/woff2" crossorigin fetchpriority="low">`);
                rules += `@font-face{font-family:Inter;font-weight:${WEIGHTS.min} ${WEIGHTS.max};font-display:optional;src:url(${base}${fileName})format("woff2");unicode-range:${unicodeRange(face.ranges)}}`;
            }
        },
        faces: () => rules,
        links: () => links,
    };
}

const ASK_EVERY_MS = 100;
/** Runs on each page. A page says the same until it is built anew: what it loads is named by what is in it. A build that is
 *  under way has not written all of that, and a page that lacks a file would never look again. One that ended since the
 *  page was loaded has other names than stand in it. */
const client = `
const filesOf = (html) => [...html.matchAll(/"([^"]+-[\\w-]{8}\\.(?:js|css))"/g)].map(([, file]) => file);
const isLoaded = (file) => document.documentElement.outerHTML.includes(file);
const isThere = (file) => isLoaded(file) || fetch(file).then((answer) => answer.ok, () => false);
let shown;
const look = async () => {
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => null);
  const now = answer?.ok ? await answer.text() : undefined;
  if (now !== undefined) shown ??= filesOf(now).every(isLoaded) ? now : '';
  if (now !== undefined && now !== shown && (await Promise.all(filesOf(now).map(isThere))).every(Boolean)) location.reload();
  else setTimeout(look, ${ASK_EVERY_MS});
};
look();
`;
/** Each page looks whether it has been built anew, and loads itself again: a frame in its place, its session goes on.
 *  `beside`: files that the pages load from elsewhere; a change of one is a change of every page. */
function liveReload(beside = []) {
    let loaded = '';
    return {
        name: 'kadam-live-reload',
        async buildStart() {
            const hash = createHash('sha256');
            for (const file of beside) {
                this.addWatchFile(file);
                hash.update(await readFile(file));
            }
            loaded = hash.digest('hex');
        },
        renderChunk: (code, chunk) => 
        // What a page runs early stands beside its own, which looks for both.
        chunk.isEntry && !chunk.name.endsWith('-early')
            ? { code: `${code}\n// ${loaded}\n{${client}}`, map: null }
            : null,
    };
}

/** The hash of a file's content, as HTML and policies name it. */
const digest = (algorithm, content) => `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
/** Chunks by their name. */
const chunkNamed = (bundle, name) => Object.values(bundle).filter((file) => file.type === 'chunk' && file.name === name);
/** The chunks and all that they import, in the order in which they are found. */
function withImports(bundle, chunks) {
    const found = new Map();
    const visit = (chunk) => {
        if (found.has(chunk.fileName))
            return;
        found.set(chunk.fileName, chunk);
        for (const name of chunk.imports) {
            const next = bundle[name];
            if (next?.type === 'chunk')
                visit(next);
        }
    };
    for (const chunk of chunks)
        visit(chunk);
    return [...found.values()];
}
/** Runs a chunk, or fetches it for one that runs. `base`: address of its folder, with both slashes. */
function scriptTag({ fileName, code }, base, isRun) {
    const source = `${base}${fileName}" integrity="${digest('sha384', code)}"`;
    return isRun ? `<script type="module" src="${source}></script>` : `<link rel="modulepreload" href="${source}>`;
}
/** Fetches a chunk that what runs early has run (`frames/platform/frame/run-app.ts`). */
const appTag = (chunk, base) => scriptTag(chunk, base, false).replace('<link ', '<link id="app" ');

/** One HTML page per entry chunk: hashed scripts with integrity, and no inline script but what runs early. Everything that
 *  the first screen waits for is named, so that it comes side by side: the entry, its chunks, and what its first call needs. */
function pages(options) {
    const index = options.index ?? {};
    return {
        name: 'kadam-pages',
        buildStart() {
            for (const template of Object.values(options.templates))
                this.addWatchFile(template);
        },
        generateBundle: {
            order: 'post',
            async handler(_output, bundle) {
                for (const [name, template] of Object.entries(options.templates)) {
                    const entry = chunkNamed(bundle, name).find((chunk) => chunk.isEntry);
                    if (!entry)
                        throw new Error(`no entry chunk for page ${name}`);
                    const style = options.fonts.faces() + options.css.stylesOf(bundle, entry.fileName);
                    const ahead = chunkNamed(bundle, options.ahead?.(name));
                    const drawn = (await options.drawn?.(name)) ?? '';
                    const tags = withImports(bundle, [entry, ...ahead]).map((chunk) => {
                        // What is drawn is shown first: it says when the entry runs.
                        if (chunk === entry && drawn)
                            return { tag: appTag(chunk, options.base), place: 1 };
                        const isRun = chunk === entry || (options.isEarly?.(chunk.name) ?? false);
                        // In the order of the page: a browser asks first for what stands first, and runs scripts in that order.
                        return { tag: scriptTag(chunk, options.base, isRun), place: options.isEarly?.(chunk.name) ? 0 : 1 };
                    });
                    const inPage = options.early?.scriptOf(name);
                    const scripts = (inPage === undefined ? [] : [`<script type="module">${inPage}</script>`])
                        .concat(tags.sort((one, other) => one.place - other.place).map(({ tag }) => tag))
                        .concat(options.fonts.links())
                        .join('\n    ');
                    let styleTag = `<style>${style}</style>`;
                    if (options.styles === 'link') {
                        const id = this.emitFile({ type: 'asset', name: `${name}.css`, source: style });
                        styleTag = `<link rel="stylesheet" href="${options.base}${this.getFileName(id)}">`;
                    }
                    const html = (await readFile(template, 'utf8'))
                        .replace('<!-- build:style -->', () => styleTag)
                        .replace('<!-- build:script -->', () => scripts)
                        .replace(/ *<!-- build:drawn -->\n/, () => drawn && `    ${drawn}\n`);
                    this.emitFile({ type: 'asset', fileName: `${name}.html`, source: html });
                    index[name] = {
                        file: `${name}.html`,
                        styleHashes: options.styles === 'inline' ? [digest('sha256', style)] : [],
                        scriptHashes: inPage === undefined ? [] : [digest('sha256', inPage)],
                    };
                }
                this.emitFile({ type: 'asset', fileName: 'pages.json', source: `${JSON.stringify(index, null, 2)}\n` });
            },
        },
    };
}

/** Pages of the example merchant: its entry, and the template it stands in. `plainPage` loads nothing of the SDK. */
const sdkPage = 'examples/look/page.html';
const plainPage = 'examples/look/plain-page.html';
const examples = {
    hub: { entry: 'examples/hub/main.tsx', template: sdkPage },
    pos: { entry: 'examples/pos/main.tsx', template: sdkPage },
    product: { entry: 'examples/product/main.tsx', template: sdkPage },
    checkout: { entry: 'examples/checkout/main.tsx', template: sdkPage },
    'react-shop': { entry: 'examples/react-shop/main.tsx', template: plainPage },
    redirect: { entry: 'examples/redirect/main.tsx', template: plainPage },
    return: { entry: 'examples/redirect/return-main.tsx', template: plainPage },
    docs: { entry: 'examples/docs/main.ts', template: 'examples/docs/page.html' },
    api: { entry: 'examples/api/main.tsx', template: plainPage },
};
/** The SDK as a merchant's project has it: a copy of what was built above, by its name. */
const builtSdk = () => alias({
    entries: [
        { find: /^@kadam\/sdk\/(\w+)$/, replacement: built('sdk/$1.mjs') },
        { find: /^@kadam\/sdk$/, replacement: built('sdk/kadam.mjs') },
    ],
});
const pagesOfExamples = () => {
    const styles = css();
    const inter = fonts('/');
    const forEachExample = (file) => Object.fromEntries(Object.entries(examples).map(([name, page]) => [name, page[file]]));
    return {
        ...browser,
        input: forEachExample('entry'),
        output: {
            dir: built('examples'),
            format: 'es',
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
            plugins: [minify()],
        },
        plugins: [
            inter,
            styles,
            builtSdk(),
            preactForReact(),
            production(),
            transpile(),
            nodeResolve({ browser: true }),
            pages({
                css: styles,
                fonts: inter,
                base: '/',
                styles: 'link',
                templates: forEachExample('template'),
            }),
            docs(),
            isDevelopment && liveReload([built('sdk/kadam.js'), built('sdk/elements.js')]),
        ],
    };
};
/** The example merchant's pages, the demo hub, and the documents to read. */
const exampleBundles = [pagesOfExamples()];

/** Read by V8: what follows is compiled while it comes in, on a thread of its own, and not function by function where
 *  somebody waits for it. For other engines it is a comment. */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n';
/** Begins chunks so that run most of what they bring. What is seldom wanted is compiled when it is called. */
const compiledAhead = (runs) => ({
    name: 'kadam-compiled-ahead',
    renderChunk: {
        // The minifier takes comments off.
        order: 'post',
        handler: (code, chunk) => (runs(chunk) ? { code: COMPILED_AHEAD + code, map: null } : null),
    },
});

/** What is sent as it lies there. Pages are not among it: the server fills them in. */
const texts = new Set(['.css', '.js', '.json', '.mjs', '.mts', '.svg']);
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Writes beside a text what is sent instead of it to whoever takes it compressed, as small as it gets: `<file>.br` and
 *  `<file>.gz`. */
async function compressBeside(path) {
    if (!texts.has(extname(path)))
        return;
    const body = await readFile(path);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    await Promise.all([
        brotli(body, { params }).then((small) => writeWhole(`${path}.br`, small)),
        zip(body, { level: 9 }).then((small) => writeWhole(`${path}.gz`, small)),
    ]);
}
/** A server that runs beside the build never reads half of it, which it would send until the next build. */
async function writeWhole(path, body) {
    const part = `${path}.part`;
    await writeFile(part, body);
    await rename(part, path);
}
/** Compresses what a bundle has written. A developer's own server does it by itself, where it is asked to. */
const compressed = () => !isDevelopment && {
    name: 'kadam-compressed',
    async writeBundle({ dir, file = '' }, bundle) {
        const folder = dir ?? dirname(file);
        await Promise.all(Object.keys(bundle).map((name) => compressBeside(join(folder, name))));
    },
};

/** Pages of a repository, by name: what a browser opens is a folder of `frames` with a `main.tsx`. */
const framePagesOf = (root) =>
  readdirSync(join(root, 'frames')).filter((name) => existsSync(join(root, 'frames', name, 'main.tsx')));

/** The files that a page fetches besides its first screen, in the order in which they are wanted:
 *  - calls: what asks the server and reads its answers.
 *  - next: what usually follows the first screen.
 *  - rest: everything else, failures and rare ways.
 *  Each needs those before it, so that what two of them use lies in the earlier one and in no file of its own. */
const files = ['calls', 'next', 'rest'];
/** A part of a page that is loaded late: `import('./screens/support')`. In front of its path may stand the file that it
 *  comes with; without a word it is in the last. */
const call = /import\((?:\/\* with: (\w+) \*\/ )?'(\.{1,2}\/[^']+)'\)/g;
const LATE = /import\(/;
const PREFIX = '\0late/';
const OURS = /^\0late\//;
const isFile = (word) => files.includes(word);
function partOf(importer, word, path) {
    const file = word ?? 'rest';
    if (!isFile(file))
        throw new Error(`${importer}: no file '${file}', there are ${files.join(', ')}`);
    const module = ['.ts', '.tsx']
        .map((ending) => resolve(dirname(importer), path) + ending)
        .find((each) => existsSync(each));
    if (!module)
        throw new Error(`${importer}: no module ${path}`);
    return { file, module };
}
/** All late parts of a page's folder, by the file that they come with. */
function partsOf(folder) {
    const found = { calls: new Set(), next: new Set(), rest: new Set() };
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.tsx?$/.test(name) || /\.test\.tsx?$/.test(name))
            continue;
        const importer = join(folder, name);
        for (const [, word, path = ''] of readFileSync(importer, 'utf8').matchAll(call)) {
            const { file, module } = partOf(importer, word, path);
            found[file].add(module);
        }
    }
    // In one order each time: the same sources have to make the same files.
    return { calls: [...found.calls].sort(), next: [...found.next].sort(), rest: [...found.rest].sort() };
}
/** Name of the chunk. */
const lateFile = (page, file) => `${page}-${file}`;
/** Puts the late parts of each page into three files at most: some dozens of small ones are as many requests, and are
 *  compressed worse. Each part keeps its `import()`, and one that did not come is asked for again like any other. */
function lateParts(pages) {
    let parts = {};
    const pageOf = (id) => pages.find((page) => id.startsWith(`${resolve('frames', page)}/`));
    const idOf = (page, file) => `${PREFIX}${lateFile(page, file)}`;
    return {
        name: 'kadam-late-parts',
        buildStart() {
            parts = Object.fromEntries(pages.map((page) => [page, partsOf(resolve('frames', page))]));
        },
        resolveId: { filter: { id: OURS }, handler: (id) => id },
        load: {
            filter: { id: OURS },
            handler(id) {
                for (const page of pages)
                    for (const [index, file] of files.entries()) {
                        if (id !== idOf(page, file))
                            continue;
                        const earlier = files.slice(0, index).filter((each) => parts[page]?.[each].length);
                        const code = [
                            ...earlier.map((each) => `import ${JSON.stringify(idOf(page, each))};`),
                            ...(parts[page]?.[file] ?? []).map((module, at) => `export * as part${at} from ${JSON.stringify(module)};`),
                        ];
                        return { code: code.join('\n'), moduleSideEffects: 'no-treeshake' };
                    }
                throw new Error(`no late parts ${id}`);
            },
        },
        transform: {
            filter: { code: LATE },
            handler(code, id) {
                const page = pageOf(id);
                if (page === undefined)
                    return null;
                const replaced = code.replace(call, (_, word, path) => {
                    const { file, module } = partOf(id, word, path);
                    const at = parts[page]?.[file].indexOf(module);
                    return `import(${JSON.stringify(idOf(page, file))}).then((late) => late.part${at})`;
                });
                return replaced === code ? null : { code: replaced, map: null };
            },
        },
    };
}

/** The first screen of a page in each language, as a `template` that stands in its HTML: it is shown before the page's
 *  scripts are there (`frames/platform/frame/drawn-ahead.ts`). '' for a page without `first-screen.tsx`. */
async function drawnAhead(page) {
    const input = `frames/${page}/first-screen.tsx`;
    if (!existsSync(input))
        return '';
    const bundle = await rollup({
        onLog,
        treeshake,
        input,
        plugins: [preactForReact(), production(), versioned(), css(), transpile(), nodeResolve()],
    });
    const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
    await bundle.close();
    const code = Buffer.from(output[0].code).toString('base64');
    // SAFETY: what `first-screen.tsx` exports.
    const { draw } = (await import(`data:text/javascript;base64,${code}`));
    const drawn = await Promise.all(locales.map(async (locale) => `<template lang="${langOf(locale)}">${await draw(locale)}</template>`));
    return drawn.join('\n    ');
}

/** Where a page's early script leaves for the others what they share with it. */
const SHARED = 'globalThis.kadamEarly';
/**
 * Takes the early chunk of each page, an entry that imports nothing, out of the build: it is to stand in the page, which
 * saves the wait for one more file. A script of a page has no address by which others could import it, so it leaves what
 * they need in one object, and they read it there: they run later. What it exports has to stay as it first was, since
 * they copy it.
 */
function earlyInPage(earlyOf, pages) {
    const scripts = new Map();
    return {
        name: 'kadam-early-in-page',
        // What is written here is part of what a file's name is made of.
        augmentChunkHash: () => 'early-in-page-1',
        renderChunk: {
            order: 'pre',
            handler(code, chunk) {
                if (pages.some((page) => earlyOf(page) === chunk.name))
                    refuseReassigned(this, code, chunk.fileName);
                return null;
            },
        },
        generateBundle: {
            order: 'pre',
            handler(_output, bundle) {
                for (const page of pages) {
                    const early = chunksOf(bundle).find(({ name }) => name === earlyOf(page));
                    if (!early)
                        continue;
                    if (early.imports.length > 0)
                        this.error(`${early.fileName} stands in the page and imports ${early.imports}`);
                    delete bundle[early.fileName];
                    scripts.set(page, left(this, early));
                    for (const chunk of chunksOf(bundle)) {
                        if (!chunk.imports.includes(early.fileName))
                            continue;
                        chunk.code = taken(this, chunk, early.fileName);
                        chunk.imports = chunk.imports.filter((name) => name !== early.fileName);
                    }
                }
            },
        },
        scriptOf: (page) => scripts.get(page),
    };
}
const chunksOf = (bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');
const statementsOf = (context, code) => 
// SAFETY: a program's statements, of which only the fields above are read.
context.parse(code).body;
const nameOf = ({ name, value }) => name ?? String(value);
const without = (code, { start, end }, instead) => code.slice(0, start) + instead + code.slice(end);
/** The early chunk, with its exports as an object. */
function left(context, { code, fileName }) {
    const statements = statementsOf(context, code).filter(({ type }) => type.startsWith('Export'));
    const [exported, ...more] = statements;
    if (!exported)
        return code.trim();
    if (more.length > 0 || exported.declaration || exported.source || !exported.specifiers) {
        return context.error(`${fileName} exports in another way than by one list`);
    }
    const fields = exported.specifiers.map(({ local, exported: as }) => `${nameOf(as ?? local)}:${nameOf(local)}`);
    const script = without(code, exported, `${SHARED}={${fields.join(',')}};`);
    if (/<\/script|<!--/i.test(script))
        return context.error(`${fileName} has in it what would end its script`);
    return script.trim();
}
/** A chunk that reads what the early one has left, and imports it no more. */
function taken(context, { code, fileName }, early) {
    const isOfEarly = ({ type, source }) => type === 'ImportDeclaration' && String(source?.value) === `./${early}`;
    return statementsOf(context, code)
        .filter(isOfEarly)
        .reverse()
        .reduce((rest, statement) => {
        const specifiers = statement.specifiers ?? [];
        if (specifiers.some(({ type }) => type !== 'ImportSpecifier')) {
            return context.error(`${fileName} imports the whole of ${early}`);
        }
        const names = specifiers.map(({ local, imported }) => `${nameOf(imported ?? local)}:${nameOf(local)}`);
        return without(rest, statement, names.length > 0 ? `const{${names.join(',')}}=${SHARED};` : '');
    }, code);
}
/** Ends the build where something that the chunk exports changes later, of which a copy would know nothing. */
function refuseReassigned(context, code, fileName) {
    const exported = new Set(statementsOf(context, code).flatMap(({ type, specifiers }) => type === 'ExportNamedDeclaration' ? (specifiers ?? []).map(({ local }) => nameOf(local)) : []));
    const visit = (node) => {
        if (typeof node !== 'object' || node === null)
            return;
        const { type, left: target, argument } = node;
        const changed = type === 'AssignmentExpression' ? target?.name : type === 'UpdateExpression' ? argument?.name : undefined;
        if (changed !== undefined && exported.has(changed)) {
            context.error(`${fileName}: '${changed}' is exported and changes later`);
        }
        for (const each of Object.values(node))
            visit(each);
    };
    visit(context.parse(code).body);
}

// What makes pages of a frame's sources, whoever bundles them.
/** Drawn by `npm run dev` alone. */
const GALLERY = 'gallery';
const earlyOf = (page) => `${page}-early`;
/** By name: the entry of each page, and what of it runs before the page has come, which is a file of its own. */
const pageInputs = (names) => Object.fromEntries(names.flatMap((name) => {
    const early = `frames/${name}/early.ts`;
    return [[name, `frames/${name}/main.tsx`], ...(existsSync(early) ? [[earlyOf(name), early]] : [])];
}));
/** What the server reads of all of them. */
const frameIndex = {};
/** `inOneFile`: what a page loads late lies in its own file. `earlyFiles`: what runs early is a file too, for pages that
 *  share chunks with others. */
function pagePlugins(names, { inOneFile = false, earlyFiles = false } = {}) {
    const styles = css();
    const inter = fonts('/web/');
    const early = earlyInPage(earlyOf, earlyFiles ? [] : names);
    return [
        inter,
        styles,
        ...(inOneFile ? [] : [lateParts(names)]),
        early,
        pages({
            css: styles,
            fonts: inter,
            base: '/web/',
            styles: 'inline',
            templates: Object.fromEntries(names.map((name) => [name, 'frames/page.html'])),
            early,
            isEarly: (chunk) => names.some((name) => earlyOf(name) === chunk),
            ahead: (name) => lateFile(name, 'calls'),
            // A developer's pages are drawn by their scripts, as every page is that brings nothing: drawing takes seconds.
            ...(isDevelopment ? {} : { drawn: drawnAhead }),
            index: frameIndex,
        }),
    ];
}

const NAME = 'iconPaths';
/** What a page fetches behind its first screen (`build/late-parts-plugin.ts`). */
const isLate = (id) => /^\0late\/.+-(next|rest)$/.test(id);
/** Adds drawings to those of the first screen. */
const LATE_ICONS = '\0late-icons';
/** Stands for them until it is known which they are. */
const LATE_DRAWINGS = '__KADAM_LATE_DRAWINGS__';
const nodesIn = (value) => (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'object' && each !== null && 'type' in each);
/** The drawings in a chunk: each property of `iconPaths`. */
const drawingsIn = (program) => nodesIn(program.body)
    .flatMap((statement) => nodesIn(statement.declaration ?? statement))
    .flatMap(({ declarations }) => nodesIn(declarations))
    .filter(({ id }) => nodesIn(id).some(({ name }) => name === NAME))
    .flatMap(({ init }) => nodesIn(init))
    .flatMap(({ properties }) => nodesIn(properties));
/**
 * Leaves out the drawings that nothing on a page names: of some thirty a small page has a handful, and each name is
 * written out somewhere, because its type is a list of words. Those that only late parts name come with them.
 * `home`: the module of all of them.
 */
const usedIcons = (home = resolve('frames/kit/icon-paths.ts')) => ({
    name: 'kadam-used-icons',
    resolveId: (id) => (id === LATE_ICONS ? id : null),
    load: (id) => id === LATE_ICONS
        ? {
            code: `import { ${NAME} } from ${JSON.stringify(home)}; Object.assign(${NAME}, ${LATE_DRAWINGS});`,
            moduleSideEffects: 'no-treeshake',
        }
        : null,
    transform: (code, id) => (isLate(id) ? { code: `import ${JSON.stringify(LATE_ICONS)};\n${code}`, map: null } : null),
    renderChunk(code, chunk, _options, { chunks }) {
        const isHome = home in chunk.modules;
        const isLateIcons = LATE_ICONS in chunk.modules;
        if (!isHome && !isLateIcons)
            return null;
        const all = Object.values(chunks);
        const codeOf = (which) => which
            .flatMap(({ modules }) => Object.entries(modules))
            .flatMap(([id, module]) => (id === home ? [] : [module.code ?? '']))
            .join('\n');
        const first = codeOf(all.filter(({ moduleIds }) => !moduleIds.some(isLate)));
        const whole = codeOf(all);
        const isNamedIn = (text, { key }) => nodesIn(key).some(({ name, value }) => new RegExp(`(['"\`])${name ?? value}\\1`).test(text));
        const drawings = drawingsIn(this.parse(code));
        if (isLateIcons) {
            const source = all.map(({ modules }) => modules[home]?.code).find((each) => typeof each === 'string') ?? '';
            const late = drawingsIn(this.parse(source))
                .filter((each) => isNamedIn(whole, each) && !isNamedIn(first, each))
                .map(({ start, end }) => source.slice(start, end));
            return { code: code.replace(LATE_DRAWINGS, () => `{${late.join()}}`), map: null };
        }
        if (drawings.length === 0)
            this.error(`no ${NAME} in ${chunk.fileName}`);
        const unnamed = drawings.filter((each) => !isNamedIn(first, each)).reverse();
        return {
            code: unnamed.reduce((left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^\s*,/, ''), code),
            map: null,
        };
    },
});

/** The page of the sandbox, which nobody opens beside another. Every page is by itself: a chunk that served more of them
 *  would bring more than the page at hand needs. */
const SANDBOX_PAGE = 'sandbox-phone';
const lonePages = framePagesOf('.').filter((page) => page !== GALLERY && page !== SANDBOX_PAGE);
/** Their files are named `sandbox-…`, and production serves none of that name. */
const isOfSandbox = (module) => module.startsWith(resolve('frames/sandbox-'));
/** What a first screen calls with, which is there before its first answer, and what usually follows it: a press that opens
 *  a sheet waits for none of its functions to be compiled. */
const isRunSoon = (chunk) => lonePages.some((page) => chunk === lateFile(page, 'calls') || chunk === lateFile(page, 'next'));
/** Pages and their chunks. */
const group = (names) => ({
    ...browser,
    treeshake,
    // What only we load may say more than it was written to say: an early chunk needs no file in front of it.
    preserveEntrySignatures: false,
    input: pageInputs(names),
    output: {
        dir: built('web'),
        format: 'es',
        generatedCode: 'es2015',
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: ({ moduleIds }) => (moduleIds.every(isOfSandbox) ? 'sandbox-[name]-[hash].js' : '[name]-[hash].js'),
        assetFileNames: '[name]-[hash][extname]',
        plugins: [minify(), compiledAhead(({ name, isEntry }) => isEntry || isRunSoon(name))],
    },
    plugins: [
        preactForReact(),
        production(),
        versioned(),
        ...pagePlugins(names),
        transpile(),
        nodeResolve({ browser: true }),
        usedIcons(),
        compressed(),
    ],
});
/** What opens inside the SDK's frames, and the sandbox's own pages, as it is shipped. */
const frameBundles = [...lonePages, SANDBOX_PAGE].map((page) => group([page]));

const FLAGS = ts.NodeBuilderFlags.NoTruncation |
    ts.NodeBuilderFlags.InTypeAlias |
    ts.NodeBuilderFlags.MultilineObjectLiterals |
    ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType;
/** `path`: where the file would lie. Throws where the file has a fault, which TypeScript would pass over in silence. */
function typeResolver(path, code) {
    const options = {
        strict: true,
        exactOptionalPropertyTypes: true,
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        types: [],
    };
    const file = ts.createSourceFile(path, code, ts.ScriptTarget.ES2022, true);
    const host = ts.createCompilerHost(options);
    const { getSourceFile, fileExists } = host;
    host.getSourceFile = (name, ...rest) => (name === path ? file : getSourceFile(name, ...rest));
    host.fileExists = (name) => name === path || fileExists(name);
    const program = ts.createProgram([path], options, host);
    const [fault] = program.getSemanticDiagnostics(file);
    if (fault)
        throw new Error(`${path}: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`);
    const checker = program.getTypeChecker();
    const printer = ts.createPrinter();
    const print = (node) => printer.printNode(ts.EmitHint.Unspecified, node, file);
    const written = (type) => {
        const node = checker.typeToTypeNode(type, file, FLAGS);
        if (!node)
            throw new Error(`${path} has a type that cannot be written: ${checker.typeToString(type)}`);
        return node;
    };
    function membersOf(type) {
        if (type.isIntersection())
            return type.types.flatMap(membersOf);
        const node = written(type);
        if (!ts.isTypeLiteralNode(node))
            throw new Error(`${path} has no properties where it needs some: ${print(node)}`);
        return node.members.map((member) => {
            const name = member.name && ts.isIdentifier(member.name) ? member.name.text : '';
            const above = checker.getPropertyOfType(type, name)?.getDocumentationComment(checker) ?? [];
            const words = ts.displayPartsToString(above).split('\n').join('\n     *  ');
            return { name, text: `${words && `    /** ${words} */\n`}    ${print(member).replaceAll('\n', '\n    ')}` };
        });
    }
    return {
        file,
        text: (node) => print(written(checker.getTypeFromTypeNode(node))),
        members: (node) => membersOf(checker.getTypeFromTypeNode(node)),
        namesOf: (node) => checker
            .getTypeFromTypeNode(node)
            .getProperties()
            .map(({ name }) => name),
    };
}

/** Every name that a node takes a type from. */
function namesIn(node) {
    const names = new Set();
    const visit = (each) => {
        if (ts.isTypeReferenceNode(each))
            names.add(each.typeName.getText());
        if (ts.isTypeQueryNode(each))
            names.add(each.exprName.getText());
        if (ts.isExpressionWithTypeArguments(each))
            names.add(each.expression.getText());
        if (ts.isExportSpecifier(each))
            names.add((each.propertyName ?? each.name).getText());
        ts.forEachChild(each, visit);
    };
    visit(node);
    return names;
}
const contains = (node, isSought) => isSought(node) || ts.forEachChild(node, (child) => contains(child, isSought)) === true;
const isWorkedOut = (node) => ts.isMappedTypeNode(node) || ts.isConditionalTypeNode(node);
function declaredNames(statement) {
    if (ts.isVariableStatement(statement))
        return statement.declarationList.declarations.map(({ name }) => name.getText());
    const { name } = statement;
    return name ? [name.getText()] : [];
}
const exportedNames = (file) => new Set(file.statements.filter(ts.isExportDeclaration).flatMap((each) => [...namesIn(each)]));
/** The names of values that nobody outside has, and of generic types that work something out, of them or of another. */
function machineryOf(file) {
    const exported = exportedNames(file);
    const machinery = new Set();
    const mentions = (node) => [...namesIn(node)].some((name) => machinery.has(name));
    const isMachinery = (statement) => ts.isTypeAliasDeclaration(statement)
        ? statement.typeParameters !== undefined && (contains(statement.type, isWorkedOut) || mentions(statement.type))
        : ts.isVariableStatement(statement);
    for (let before = -1; before < machinery.size;) {
        before = machinery.size;
        for (const name of file.statements.filter(isMachinery).flatMap(declaredNames))
            if (!exported.has(name))
                machinery.add(name);
    }
    return machinery;
}
/** The text of a statement without machinery in it. */
function resolvedText(statement, { file, text, members, namesOf }, machinery) {
    const mentions = (node) => [...namesIn(node)].some((name) => machinery.has(name));
    const isDerived = (node) => ts.isTypeReferenceNode(node) ||
        ts.isIndexedAccessTypeNode(node) ||
        ts.isTypeOperatorNode(node) ||
        ts.isTypeQueryNode(node) ||
        ts.isMappedTypeNode(node);
    const changes = [];
    const visit = (node) => {
        if (!mentions(node))
            return;
        if (ts.isInterfaceDeclaration(node))
            visitInterface(node);
        else if (isDerived(node))
            changes.push({ from: node.getStart(), to: node.end, text: text(node) });
        else
            ts.forEachChild(node, visit);
    };
    function visitInterface({ heritageClauses, members: own }) {
        const heritage = heritageClauses?.[0];
        for (const each of own)
            visit(each);
        const given = heritage?.types.filter(mentions) ?? [];
        if (!heritage || given.length === 0)
            return;
        const left = heritage.types.filter((each) => !given.includes(each));
        const known = new Set([...own.map(({ name }) => name?.getText()), ...left.flatMap(namesOf)]);
        const inherited = given.flatMap(members).filter(({ name }) => !known.has(name));
        const clause = left.length > 0 ? `extends ${left.map((each) => each.getText()).join(', ')} ` : '';
        const text = inherited.map((each) => `\n${each.text}`).join('');
        changes.push({ from: heritage.getStart(), to: own.pos, text: `${clause}{${text}` });
    }
    visit(statement);
    let resolved = file.text.slice(statement.pos, statement.end);
    for (const change of changes.sort((one, other) => other.from - one.from))
        resolved = `${resolved.slice(0, change.from - statement.pos)}${change.text}${resolved.slice(change.to - statement.pos)}`;
    return resolved;
}
/** Declarations without those that nothing exported leads to. */
function reachable(path, code) {
    const file = ts.createSourceFile(path, code, ts.ScriptTarget.ES2022, true);
    const isRoot = (statement) => !ts.isTypeAliasDeclaration(statement) &&
        !ts.isInterfaceDeclaration(statement) &&
        !ts.isVariableStatement(statement) &&
        !ts.isClassDeclaration(statement);
    const kept = new Set(file.statements.filter(isRoot));
    for (let before = -1; before < kept.size;) {
        before = kept.size;
        const wanted = new Set([...kept].flatMap((statement) => [...namesIn(statement)]));
        for (const statement of file.statements)
            if (declaredNames(statement).some((name) => wanted.has(name)))
                kept.add(statement);
    }
    return file.statements
        .filter((statement) => kept.has(statement))
        .map((statement) => statement.getFullText())
        .join('');
}
/**
 * Writes out what our types come to. The SDK's types follow from the table of the bridge, so that no message stands twice;
 * an integrator wants to read the options and events themselves, not the table, its schemas and how the one becomes the
 * other. So each type that is worked out is replaced by what TypeScript makes of it, and what nobody needs then is left out.
 */
const resolvedTypes = () => ({
    name: 'kadam-resolved-types',
    renderChunk(code, { fileName }) {
        const path = resolve('sdk', fileName);
        const resolver = typeResolver(path, code);
        const machinery = machineryOf(resolver.file);
        const statements = resolver.file.statements.map((statement) => resolvedText(statement, resolver, machinery));
        return { code: `${reachable(path, statements.join('')).trim()}\n`, map: null };
    },
});

/** Makes the SDK's folder a package, so that a project which keeps a copy of it imports it by name. */
function sdkPackage(folder, version) {
    const module = (name) => ({ types: `./${name}.d.mts`, default: `./${name}.mjs` });
    const description = {
        name: '@kadam/sdk',
        version,
        description: 'Card-less EMI on a merchant’s page: sales app, checkout and widgets',
        license: 'MIT',
        keywords: ['emi', 'instalments', 'bnpl', 'cardless', 'checkout', 'india', 'payments', 'sdk'],
        type: 'module',
        exports: {
            '.': module('kadam'),
            './elements': module('elements'),
            './react': module('react'),
            './stub': { types: './stub.d.mts', default: './stub.js' },
            './package.json': './package.json',
        },
        // What a tag loads, and the stub; the modules do nothing by being imported.
        sideEffects: ['./kadam.js', './elements.js', './stub.js'],
        files: ['*.js', '*.mjs', '*.d.mts', '*.md'],
        peerDependencies: { react: '>=18' },
        peerDependenciesMeta: { react: { optional: true } },
    };
    return {
        name: 'kadam-sdk-package',
        writeBundle: () => Promise.all([
            writeFile(join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`),
            // The stub exports nothing; with it comes the type of `window.Kadam`.
            writeFile(join(folder, 'stub.d.mts'), "import type {} from './kadam.mjs';\nexport {};\n"),
            copyFile('sdk/README.md', join(folder, 'README.md')),
            copyFile('CHANGELOG.md', join(folder, 'CHANGELOG.md')),
            copyFile('LICENSE', join(folder, 'LICENSE')),
        ]).then(() => undefined),
    };
}

/** Ascending, by the numbers of `1.2.3`. */
const byVersion = (one, other) => one.localeCompare(other, 'en', { numeric: true });
/** Null where the built SDK is the newest release, byte for byte, or has a higher version, which is not released yet. */
function sdkVersionFault({ version, releases, changedFiles }) {
    const current = [...releases].sort(byVersion).at(-1);
    if (current === undefined || byVersion(version, current) > 0)
        return null;
    if (byVersion(version, current) < 0)
        return `package.json has ${version}, and ${current} is released already`;
    if (changedFiles.length === 0)
        return null;
    return `the SDK has changed since its release ${current} (${changedFiles.join(', ')}): raise the version in package.json`;
}

/** Puts the versions of the SDK that were published beside the one that is built, each in a folder of its own, and writes
 *  `manifest.json`: the manifest of the newest one, and the numbers of all. */
const sdkReleases = (folder) => ({
    name: 'kadam-sdk-releases',
    async writeBundle() {
        const releases = join(folder, 'releases');
        await cp('sdk/releases', releases, { recursive: true });
        const files = await readdir('sdk/releases', { recursive: true });
        await Promise.all(files.map((file) => compressBeside(join(releases, file))));
        const versions = (await readdir('sdk/releases')).sort(byVersion).reverse();
        const [current] = versions;
        if (current === undefined)
            throw new Error('sdk/releases has no release');
        const manifest = JSON.parse(await readFile(join('sdk/releases', current, 'manifest.json'), 'utf8'));
        await writeFile(join(folder, 'manifest.json'), `${JSON.stringify({ ...manifest, releases: versions }, null, 2)}\n`);
    },
});

const isWord = (node) => ts.isLiteralTypeNode(node) || node.kind === ts.SyntaxKind.UndefinedKeyword;
/** `null` and `undefined` stand last, as TypeScript writes them. */
const byText = (one, other) => Number(/^[nu]/.test(one)) - Number(/^[nu]/.test(other)) || (one < other ? -1 : 1);
/** Puts the words of every union in the order of the alphabet. TypeScript writes those of a union that it has worked out
 *  in the order in which it met them, which is another one with each build. A union with a comment in it is written by
 *  hand, and stays. */
const sortedUnions = () => ({
    name: 'kadam-sorted-unions',
    renderChunk(code, { fileName }) {
        const unions = [];
        const collect = (node) => {
            if (ts.isUnionTypeNode(node) && node.types.every(isWord))
                unions.push(node);
            else
                ts.forEachChild(node, collect);
        };
        const source = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest);
        collect(source);
        let sorted = code;
        for (const union of unions.reverse()) {
            const start = union.getStart(source);
            if (/\/[*/]/.test(code.slice(start, union.end)))
                continue;
            const words = union.types.map((each) => each.getText(source)).sort(byText);
            sorted = `${sorted.slice(0, start)}${words.join(' | ')}${sorted.slice(union.end)}`;
        }
        return { code: sorted, map: null };
    },
});

/** Writes `built.json`: the SDK's version and the integrity hash of each file as it lies on disk. It becomes the manifest
 *  of a release; until then it is not served. */
function sriManifest(folder, files, version) {
    return {
        name: 'kadam-sri-manifest',
        async writeBundle() {
            const hashes = {};
            for (const file of files) {
                const content = await readFile(join(folder, file));
                hashes[file] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
            }
            await writeFile(join(folder, 'built.json'), `${JSON.stringify({ version, files: hashes }, null, 2)}\n`);
        },
    };
}

const sdkFiles = ['kadam.js', 'kadam.mjs', 'stub.js', 'elements.js', 'elements.mjs', 'react.mjs'];
const minifySdk = (module) => !isDevelopment &&
    minify$1({
        ecma: 2022,
        module,
        compress: { ecma: 2022, passes: 4, pure_getters: true, keep_fargs: false },
        mangle: { toplevel: true },
        format: { comments: false },
    });
const hostPlugins = () => [transpile(), versioned(), nodeResolve({ browser: true })];
/** The modules of the SDK, and the files that others import them from: they are built once and lie side by side. */
const sdkModules = {
    [resolve('sdk/index.ts')]: './kadam.mjs',
    [resolve('sdk/elements/index.ts')]: './elements.mjs',
};
/** Types are imported from there too, and not written out again. */
const typedModules = { ...sdkModules, [resolve('sdk/types.ts')]: './kadam.mjs' };
const isBeside = (modules, input) => (id) => (id in modules && id !== resolve(input)) || id === 'react' || id.startsWith('react/');
/** A module that imports the SDK instead of holding a copy of it. `banner`: its first line. */
const besideSdk = (input, name, banner = '', plugins = []) => ({
    ...browser,
    input,
    external: isBeside(sdkModules, input),
    treeshake,
    output: {
        file: built(`sdk/${name}.mjs`),
        format: 'es',
        paths: sdkModules,
        plugins: [minifySdk(true), { name: 'kadam-banner', renderChunk: (code) => (banner ? `${banner}\n${code}` : null) }],
    },
    plugins: [transpile(), nodeResolve({ browser: true }), ...plugins],
});
const declarations = () => dts({ tsconfig: 'tsconfig.json', respectExternal: true });
/** All types of the SDK, by their names: on its way `export type *` becomes one of values too. */
const namedTypes = {
    name: 'kadam-named-types',
    async renderChunk(code) {
        const [, names = ''] = /^export type (\{.*\});$/m.exec(await readFile(built('sdk/kadam.d.mts'), 'utf8')) ?? [];
        return code.replace(/^export \* from '\.\/kadam\.mjs';$/m, `export type ${names} from './kadam.mjs';`);
    },
};
const typesBesideSdk = (input, name) => ({
    onLog,
    input,
    external: isBeside(typedModules, input),
    output: { file: built(`sdk/${name}.d.mts`), format: 'es', paths: typedModules },
    plugins: [declarations(), namedTypes, sortedUnions()],
});
const sdkScripts = [
    {
        ...browser,
        input: 'sdk/kadam.ts',
        treeshake,
        output: {
            file: built('sdk/kadam.js'),
            format: 'iife',
            name: 'KadamScript',
            plugins: [minifySdk(false)],
        },
        plugins: hostPlugins(),
    },
    {
        ...browser,
        input: 'sdk/stub.ts',
        output: {
            file: built('sdk/stub.js'),
            format: 'iife',
            strict: false,
            plugins: [minifySdk(false)],
        },
        plugins: hostPlugins(),
    },
    {
        ...browser,
        input: 'sdk/index.ts',
        treeshake,
        output: { file: built('sdk/kadam.mjs'), format: 'es', plugins: [minifySdk(true)] },
        plugins: hostPlugins(),
    },
    {
        ...browser,
        input: 'sdk/elements/script.ts',
        treeshake,
        output: { file: built('sdk/elements.js'), format: 'iife', strict: false, plugins: [minifySdk(false)] },
        plugins: [transpile(), nodeResolve({ browser: true })],
    },
    besideSdk('sdk/elements/index.ts', 'elements'),
    besideSdk('sdk/react/index.ts', 'react', "'use client';", [
        sdkPackage(built('sdk'), version),
        sriManifest(built('sdk'), sdkFiles, version),
        sdkReleases(built('sdk')),
    ]),
];
const sdkTypes = [
    {
        onLog,
        input: 'sdk/index.ts',
        // TypeScript looks for `.d.mts` beside a `.mjs`.
        output: { file: built('sdk/kadam.d.mts'), format: 'es' },
        plugins: [declarations(), resolvedTypes(), sortedUnions()],
    },
    typesBesideSdk('sdk/elements/index.ts', 'elements'),
    typesBesideSdk('sdk/react/index.ts', 'react'),
];
/** What a merchant's page loads, as scripts and as modules, and the modules' types. */
const sdkBundles = [...sdkScripts, ...(isDevelopment ? [] : sdkTypes)].map((bundle) => ({
    ...bundle,
    plugins: [bundle.plugins, compressed()],
}));

/** Writes `build.json` beside the server: its version, and the commit that it is built from. */
const buildInfo = (folder, version) => ({
    name: 'kadam-build-info',
    writeBundle: () => writeFile(join(folder, 'build.json'), `${JSON.stringify({ version, commit: commitOf() })}\n`),
});
/** Null in a folder that is no clone, as an unpacked archive is. */
function commitOf() {
    try {
        return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
    }
    catch {
        return null;
    }
}

/** The provider's server with the worker that draws files, and the example merchant's. */
const serverBundles = [
    {
        onLog,
        input: 'server/main.ts',
        external: isLibrary,
        output: { file: built('server/main.js'), format: 'es', sourcemap: true },
        plugins: [
            transpile(true),
            nodeResolve({ preferBuiltins: true }),
            json({ compact: true }),
            buildInfo(built('server'), version),
        ],
    },
    {
        onLog,
        input: 'server/services/kfs-document/pdf-worker.ts',
        external: isLibrary,
        output: { file: built('server/kfs-pdf-worker.js'), format: 'es', sourcemap: true },
        plugins: [transpile(true), nodeResolve({ preferBuiltins: true }), json({ compact: true })],
    },
    {
        onLog,
        input: 'examples/server/main.ts',
        external: isLibrary,
        output: { file: built('examples/server/main.js'), format: 'es', sourcemap: true },
        plugins: [transpile(true), nodeResolve({ preferBuiltins: true })],
    },
];

/** The entry that draws pages. */
const RENDERER = 'render';
/** Writes the index of the site's pages, `site.json`: every entry but the renderer is one. */
function sitePages({ css, fonts }) {
    return {
        name: 'kadam-site-pages',
        generateBundle: {
            order: 'post',
            handler(_output, bundle) {
                const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
                const renderer = entries.find(({ name }) => name === RENDERER);
                if (!renderer)
                    throw new Error(`no entry ${RENDERER}`);
                const pages = entries
                    .filter((entry) => entry !== renderer)
                    .map(({ name, fileName }) => {
                    const style = fonts.faces() + css.stylesOf(bundle, renderer.fileName, fileName);
                    return [name, { file: fileName, style }];
                });
                const index = {
                    renderer: renderer.fileName,
                    tags: fonts.links(),
                    pages: Object.fromEntries(pages.sort(([one], [other]) => (one < other ? -1 : 1))),
                };
                this.emitFile({ type: 'asset', fileName: 'site.json', source: `${JSON.stringify(index, null, 2)}\n` });
            },
        },
    };
}

const isChunk = (file) => file?.type === 'chunk';
/** What a page loads at once, without which it is nothing: My Account, and what is drawn of whoever has logged in. Other
 *  pages load when somebody begins something. */
const needed = (bundle, { name, moduleIds, dynamicImports }) => name === 'site-account' || moduleIds.some((id) => id.endsWith('/run-own-page.ts'))
    ? dynamicImports.map((each) => bundle[each]).filter(isChunk)
    : [];
/** What runs in a page that is whole without it is asked for behind all else and keeps neither the parser nor the first
 *  picture waiting. */
const waits = (chunks) => chunks.some(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/begin-open-page.ts')));
function tagsOf(bundle, entry, base) {
    const chunks = withImports(bundle, [entry, ...needed(bundle, entry)]);
    const tags = chunks.map((chunk) => scriptTag(chunk, base, chunk === entry));
    return waits(chunks)
        ? { head: [], end: tags.map((tag) => tag.replace('<script ', '<script async fetchpriority="low" ')) }
        : { head: tags, end: [] };
}
/** Writes which scripts each page of the site asks for, `site-scripts.json`. `index`: where builds that write to one folder
 *  collect them; each writes all that are known so far. */
const siteScripts = (base, index) => ({
    name: 'kadam-site-scripts',
    generateBundle: {
        order: 'post',
        handler(_output, bundle) {
            const entries = Object.values(bundle)
                .filter(isChunk)
                .filter(({ isEntry }) => isEntry)
                .sort((one, other) => (one.name < other.name ? -1 : 1));
            const scripts = Object.fromEntries(entries.map((entry) => [entry.name.replace(/^site-/, ''), tagsOf(bundle, entry, base)]));
            Object.assign(index, scripts);
            this.emitFile({ type: 'asset', fileName: 'site-scripts.json', source: `${JSON.stringify(index, null, 2)}\n` });
        },
    },
});

// What the shopper's site is made of, whoever bundles it.
/** The modules of a folder, by name. */
const modulesIn = (folder, prefix = '') => Object.fromEntries(readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => [prefix + basename(name).replace(/\.tsx?$/, ''), join(folder, name)]));
/** The pages of the site, by id, and what draws them. */
const siteInputs = { [RENDERER]: 'frames/shell/render.tsx', ...modulesIn('frames/shell/pages') };
/** Where the server finds them. */
const siteOutput = {
    dir: built('site'),
    format: 'es',
    entryFileNames: '[name]-[hash].mjs',
    chunkFileNames: '[name]-[hash].mjs',
};
/** What runs in a page, by its id; `reading` in every page that has nothing of its own. */
const siteScriptInputs = modulesIn('frames/shell/scripts', 'site-');
/** Makes the pages of the site: what the server draws them with, and their styles. */
const sitePlugins = () => {
    const styles = css();
    const inter = fonts('/web/', { isElsewhere: true });
    return [inter, styles, sitePages({ css: styles, fonts: inter })];
};
/** What the server reads of all scripts. */
const scriptIndex = {};
/** Makes what runs in pages of the site. */
const siteScriptPlugins = () => [css(), siteScripts('/web/', scriptIndex)];

/** What runs in a page. They share no chunk: what one needs of another would be a file more for both. */
const scriptBundle = ([name, file]) => ({
    ...browser,
    treeshake,
    input: { [name]: file },
    output: {
        dir: built('web'),
        format: 'es',
        generatedCode: 'es2015',
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: `${name}-[name]-[hash].js`,
        plugins: [minify()],
    },
    plugins: [
        preactForReact(),
        production(),
        versioned(),
        ...siteScriptPlugins(),
        transpile(),
        nodeResolve({ browser: true }),
        usedIcons(),
        compressed(),
    ],
});
/** The pages of the shopper's site, which the server draws: no script of them comes to a browser but what reacts to its
 *  visitor. */
const siteBundles = [
    {
        onLog,
        treeshake,
        input: siteInputs,
        external: isLibrary,
        output: siteOutput,
        plugins: [preactForReact(), ...sitePlugins(), transpile(), nodeResolve()],
    },
    ...Object.entries(siteScriptInputs).map(scriptBundle),
];

// The examples have the SDK as it was built before them.
const bundles = {
    sdk: sdkBundles,
    // A developer's frames, servers and site are made by build/in-development.ts.
    frames: isDevelopment ? [] : frameBundles,
    examples: exampleBundles,
    servers: isDevelopment ? [] : serverBundles,
    site: isDevelopment ? [] : siteBundles,
};
/** All of them, or those that `--configOnly` names: 'frames,site'. */
var rollup_config = ({ configOnly }) => {
    const names = configOnly === undefined ? Object.keys(bundles) : configOnly.split(',');
    return names.flatMap((name) => {
        const chosen = bundles[name];
        if (!chosen)
            throw new Error(`no bundles ${name}: ${Object.keys(bundles).join(', ')}`);
        return chosen;
    });
};

export { rollup_config as default };
