export const isChunkName = (name: string): boolean => /-[\w-]{8}\.\w+$/.test(name) && !/\.(br|gz)$/.test(name);
