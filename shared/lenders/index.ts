export * from './at-merchant';
export * from './lender';
export * from './loan-terms';
export * from './order';
export * from './plans';
export * from './registry';
export * from './sales-lender';
