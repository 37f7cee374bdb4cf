import { basename } from 'node:path';
import ts from 'typescript';

/** A merchant's strictest compiler options. Each project chooses its module resolution. */
export const strictest: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  noUnusedLocals: true,
  verbatimModuleSyntax: true,
  noEmit: true,
  types: [],
};

/** 'shop.ts:3 Type 'string' is not …'. */
export const complaint = ({ file, start = 0, messageText }: ts.Diagnostic): string =>
  `${file ? `${basename(file.fileName)}:${file.getLineAndCharacterOfPosition(start).line + 1} ` : ''}${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
