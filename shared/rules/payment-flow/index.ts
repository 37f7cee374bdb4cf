export * from './device-type';
export * from './events';
export * from './next';
export * from './state';
export * from './steps';
export * from './transition';
