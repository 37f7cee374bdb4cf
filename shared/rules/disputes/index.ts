export * from './dates';
export * from './file-kind';
export * from './limits';
export * from './next';
export * from './topics';
