import ts from 'typescript';

/** What the types of a declaration file come to. */
export interface TypeResolver {
  readonly file: ts.SourceFile;
  /** The type that a node means, with nothing left to work out. */
  text(node: ts.TypeNode): string;
  /** Its properties, one by one. */
  members(node: ts.TypeNode): readonly Member[];
  /** Their names alone. */
  namesOf(node: ts.TypeNode): readonly string[];
}
interface Member {
  readonly name: string;
  /** With what is written above it. */
  readonly text: string;
}

const FLAGS =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.InTypeAlias |
  ts.NodeBuilderFlags.MultilineObjectLiterals |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType;

/** `path`: where the file would lie. Throws where the file has a fault, which TypeScript would pass over in silence. */
export function typeResolver(path: string, code: string): TypeResolver {
  const options: ts.CompilerOptions = {
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
  if (fault) throw new Error(`${path}: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`);
  const checker = program.getTypeChecker();
  const printer = ts.createPrinter();
  const print = (node: ts.Node): string => printer.printNode(ts.EmitHint.Unspecified, node, file);
  const written = (type: ts.Type): ts.TypeNode => {
    const node = checker.typeToTypeNode(type, file, FLAGS);
    if (!node) throw new Error(`${path} has a type that cannot be written: ${checker.typeToString(type)}`);
    return node;
  };

  function membersOf(type: ts.Type): readonly Member[] {
    if (type.isIntersection()) return type.types.flatMap(membersOf);
    const node = written(type);
    if (!ts.isTypeLiteralNode(node)) throw new Error(`${path} has no properties where it needs some: ${print(node)}`);
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
    namesOf: (node) =>
      checker
        .getTypeFromTypeNode(node)
        .getProperties()
        .map(({ name }) => name),
  };
}
