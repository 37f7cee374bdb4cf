export * from './close-reasons';
export * from './eligibility-result';
export * from './fields';
export * from './frame';
export * from './frames';
export * from './message';
export * from './schema';
export * from './window-messenger';
