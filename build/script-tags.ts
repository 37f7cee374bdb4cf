import { createHash } from 'node:crypto';
import type { OutputBundle, OutputChunk } from 'rollup';

/** The hash of a file's content, as HTML and policies name it. */
export const digest = (algorithm: 'sha256' | 'sha384', content: string): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** Chunks by their name. */
export const chunkNamed = (bundle: OutputBundle, name: string | undefined): OutputChunk[] =>
  Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk' && file.name === name);

/** The chunk that has a module in it. */
export const chunkOf = (bundle: OutputBundle, module: string | undefined): OutputChunk[] =>
  Object.values(bundle).filter(
    (file): file is OutputChunk => file.type === 'chunk' && module !== undefined && file.moduleIds.includes(module),
  );

/** The chunks and all that they import, in the order in which they are found. */
export function withImports(bundle: OutputBundle, chunks: readonly OutputChunk[]): OutputChunk[] {
  const found = new Map<string, OutputChunk>();
  const visit = (chunk: OutputChunk): void => {
    if (found.has(chunk.fileName)) return;
    found.set(chunk.fileName, chunk);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') visit(next);
    }
  };
  for (const chunk of chunks) visit(chunk);
  return [...found.values()];
}

/** Runs a chunk, or fetches it for one that runs. `base`: address of its folder, with both slashes. */
export function scriptTag({ fileName, code }: OutputChunk, base: string, isRun: boolean): string {
  const source = `${base}${fileName}" integrity="${digest('sha384', code)}"`;
  return isRun ? `<script type="module" src="${source}></script>` : `<link rel="modulepreload" href="${source}>`;
}

/** Fetches a chunk that what runs early has run (`frames/platform/frame/run-app.ts`). */
export const appTag = (chunk: OutputChunk, base: string): string =>
  scriptTag(chunk, base, false).replace('<link ', '<link id="app" ');
