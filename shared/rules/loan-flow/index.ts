export * from './next';
export * from './state';
