/** Colours of the system, for `forced-colors`. */
const systemColours = ['Canvas', 'CanvasText', 'GrayText', 'Highlight', 'HighlightText', 'ButtonText', 'LinkText'];
const keywords = ['auto', 'currentcolor', 'inherit', 'none', 'transparent'];
/** Shares of the box or of the font: no step of a scale. */
const relative = ['0', '/', '/^-?[\\d.]+(%|em)$/'];

const sides = '/\\b(left|right)\\b/';

const frames = {
  // Tokens depend on the script (`:root[data-script]`), and no other style on the language.
  'selector-pseudo-class-disallowed-list': ['lang'],
  'csstools/use-logical': 'always',
  // A fourth value sets left apart from right.
  'declaration-property-max-values': { inset: 3, margin: 3, padding: 3, 'border-width': 3 },
  'scale-unlimited/declaration-strict-value': [
    [
      '/color$/',
      'background',
      'fill',
      'stroke',
      'font-size',
      '/gap$/',
      '/^margin/',
      '/^padding/',
      '/^inset/',
      '/radius$/',
    ],
    { ignoreValues: [...keywords, ...systemColours, ...relative], ignoreFunctions: true, disableFix: true },
  ],
  // Steps of type and of layers, which have few values; shares of the font are free.
  'declaration-property-value-allowed-list': [
    {
      'font-weight': ['400', '500', '600', '700', 'inherit'],
      'line-height': ['/^(calc\\()?var\\(--lh/', '1', 'inherit'],
      'letter-spacing': ['/^-?[\\d.]+em$/', '/^(calc\\()?var\\(--/', '0', 'normal', 'inherit'],
      'z-index': ['/^-?[1-4]$/', 'auto'],
    },
    { message: 'Take a step of the scale: weights 400 to 700, a line height of tokens.css, layers 1 to 4.' },
  ],
  // In shorthands too, where the rule above reads no part of a value.
  'declaration-property-value-disallowed-list': [
    { '/.+/': [sides, '/#[0-9a-f]{3,8}\\b/i', '/\\b(rgb|hsl)a?\\(/i', '/\\b\\d*\\.?\\d+(px|rem)\\b/'] },
    { message: 'Take colours and sizes from tokens of frames/kit/tokens.css, and start or end for left or right.' },
  ],
};

/** @type {import('stylelint').Config} */
export default {
  plugins: [
    'stylelint-declaration-strict-value',
    'stylelint-use-logical',
    'stylelint-value-no-unknown-custom-properties',
  ],
  ignoreFiles: ['dist/**', 'sdk/releases/**'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: { 'no-duplicate-selectors': true },
  overrides: [
    {
      files: ['frames/**/*.css'],
      rules: {
        ...frames,
        'csstools/value-no-unknown-custom-properties': [
          true,
          {
            importFrom: [
              'frames/kit/tokens.css',
              'frames/shell/site.css',
              // Set by a script, by the sheet of the page around, or by the build.
              { customProperties: { '--ground': '', '--desk-h': '', '--lh-script': '' } },
            ],
          },
        ],
      },
    },
    {
      // Where tokens are defined, documents that stand without them, and tools for developers.
      files: [
        'frames/shell/documents/*.css',
        'frames/kit/tokens.css',
        'frames/shell/site.css',
        'frames/gallery/**/*.css',
        'frames/sandbox-phone/**/*.css',
      ],
      rules: {
        'scale-unlimited/declaration-strict-value': null,
        'declaration-property-value-allowed-list': null,
        'declaration-property-value-disallowed-list': { '/.+/': [sides] },
      },
    },
    {
      // The example merchant’s own style, written as a shop writes it.
      files: ['examples/**/*.css'],
      rules: {
        'csstools/value-no-unknown-custom-properties': [
          true,
          { importFrom: ['examples/look/tokens.css', 'examples/look/zenmart.css'] },
        ],
      },
    },
  ],
};
