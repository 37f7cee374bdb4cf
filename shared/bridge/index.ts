export * from './fields';
export * from './message';
export * from './sales';
export * from './schema';
export * from './window-messenger';
