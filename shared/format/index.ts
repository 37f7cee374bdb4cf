export * from './mask';
export * from './number';
export * from './text';
