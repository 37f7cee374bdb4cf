import { join } from 'node:path';
import { blocksOf, type CodeBlock, documentsWithCode, root } from './markdown';

/** Declarations of merchant functions that the JavaScript blocks use. */
const SURROUNDINGS = `
  import type { EligibilityResult, SalesAppSession, SessionEnd } from '@kadam/sdk';
  import type { ReactNode } from 'react';
  declare global {
    const app: {
      post(
        path: string,
        handler: (
          request: { body: any },
          reply: { header(name: string, value: string): void; code(status: number): void },
        ) => unknown,
      ): void;
    };
    const session: SalesAppSession;
    const order: { orderId: string };
    const payButton: HTMLButtonElement;
    const process: { env: Record<string, string | undefined> };
    function agentOfThisLogin(request: object): string;
    function serverToken(): Promise<string>;
    function recordOnce(claims: object): Promise<void>;
    function recordRefundOnce(claims: object): Promise<void>;
    function showOtherWaysToPay(code: string): void;
    function offerToTryAgain(): void;
    function handToServer(orderId: string, signedResult: string): void;
    function waitForServer(orderId: string): void;
    function fetchToken(orderId: string): Promise<string>;
    function show(result: EligibilityResult): void;
  }
`;
/** The part that the blocks use. */
const NODE = `declare module 'node:crypto' { export function randomUUID(): string }`;
/** A page loads the SDK before its own code; in a module the name may be narrowed. */
const KADAM = 'const Kadam = /** @type {NonNullable<typeof window.Kadam>} */ (window.Kadam);\n';

/** Markup of the SDK's elements as TSX, which checks their attributes. */
const elementsIn = (html: string): string[] => html.match(/<kadam-[\w-]+[^>]*><\/kadam-[\w-]+>/g) ?? [];
const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/<script>\n([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
export const scriptAddressesIn = (html: string): string[] =>
  [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address = '']) => address);

const fileOf = ({ place }: CodeBlock, ending: string): string => `${place.replace(/\W/g, '-')}.${ending}`;

const asModule = (script: string): string => `${script.includes('Kadam.') ? KADAM : ''}${script}\nexport {};\n`;

/** All TypeScript, JavaScript and HTML blocks, as files of a project with the packed SDK. */
export function compiledBlocks(): Readonly<Record<string, string>> {
  const files: Record<string, string> = { 'surroundings.d.ts': SURROUNDINGS, 'node.d.ts': NODE };
  for (const block of documentsWithCode().flatMap(blocksOf)) {
    const isOfOurs = block.place.startsWith('docs/add-a-lender');
    switch (block.language) {
      case 'ts':
      case 'tsx':
        files[fileOf(block, block.language)] = isOfOurs ? inOurFolder(block.text) : block.text;
        break;
      case 'js':
        files[fileOf(block, 'js')] = asModule(block.text);
        break;
      case 'jsx':
        files[fileOf(block, 'jsx')] = block.text;
        break;
      case 'html':
        for (const [place, script] of scriptsIn(block.text).entries())
          files[fileOf(block, `${place}.js`)] = asModule(script);
        if (elementsIn(block.text).length > 0)
          files[fileOf(block, 'tsx')] =
            `import type {} from '@kadam/sdk/react';\nexport const all = <>${elementsIn(block.text).join('')}</>;\n`;
        break;
      default:
    }
  }
  return files;
}

/** A block of a repository file, with imports resolved from there. */
function inOurFolder(text: string): string {
  const folder = join(root, 'shared/lenders');
  const imports = text.includes('import ')
    ? ''
    : `import type { Lender } from '${folder}/lender';\ndeclare const saffron: Lender;\n`;
  return `${imports}${text.replaceAll("'./", `'${folder}/`)}`;
}
