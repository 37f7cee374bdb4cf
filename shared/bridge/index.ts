export * from './fields';
export * from './message';
export * from './sales';
export * from './shape';
export * from './window-messenger';
