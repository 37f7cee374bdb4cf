/** Whether a file of the build is a chunk: its name ends in a hash of its content. */
export const isChunkName = (name: string): boolean => /-[\w-]{8}\.\w+$/.test(name) && !/\.(br|gz)$/.test(name);
