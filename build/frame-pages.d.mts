export function framePagesOf(root: string): string[];
