export function circlesOf(importsOf: ReadonlyMap<string, readonly string[]>): string[][];
