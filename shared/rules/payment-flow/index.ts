export * from './device-type';
export * from './steps';
