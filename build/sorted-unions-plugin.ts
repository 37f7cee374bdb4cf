import type { Plugin } from 'rollup';
import ts from 'typescript';

const isWord = (node: ts.TypeNode): boolean =>
  ts.isLiteralTypeNode(node) || node.kind === ts.SyntaxKind.UndefinedKeyword;
/** `null` and `undefined` stand last, as TypeScript writes them. */
const byText = (one: string, other: string): number =>
  Number(/^[nu]/.test(one)) - Number(/^[nu]/.test(other)) || (one < other ? -1 : 1);

/** Puts the words of every union in the order of the alphabet. TypeScript writes those of a union that it has worked out
 *  in the order in which it met them, which is another one with each build. A union with a comment in it is written by
 *  hand, and stays. */
export const sortedUnions = (): Plugin => ({
  name: 'kadam-sorted-unions',
  renderChunk(code, { fileName }) {
    const unions: ts.UnionTypeNode[] = [];
    const collect = (node: ts.Node): void => {
      if (ts.isUnionTypeNode(node) && node.types.every(isWord)) unions.push(node);
      else ts.forEachChild(node, collect);
    };
    const source = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest);
    collect(source);
    let sorted = code;
    for (const union of unions.reverse()) {
      const start = union.getStart(source);
      if (/\/[*/]/.test(code.slice(start, union.end))) continue;
      const words = union.types.map((each) => each.getText(source)).sort(byText);
      sorted = `${sorted.slice(0, start)}${words.join(' | ')}${sorted.slice(union.end)}`;
    }
    return { code: sorted, map: null };
  },
});
