const types = ['build', 'codemod', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];

export default {
  plugins: [
    {
      rules: {
        'scope-or-codemod': ({ type, scope }) => [
          Boolean(scope) || type === 'codemod',
          'the subject needs a scope, as in fix(kit): …; a codemod may do without',
        ],
      },
    },
  ],
  rules: {
    'header-max-length': [2, 'always', 72],
    'type-empty': [2, 'never'],
    'type-enum': [2, 'always', types],
    'subject-empty': [2, 'never'],
    'scope-or-codemod': [2, 'always'],
  },
  helpUrl: 'CONTRIBUTING.md#commits',
};
