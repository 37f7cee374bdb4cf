export * from './apr';
export * from './emi';
export * from './gst';
export * from './loan-cost';
export * from './no-cost';
export * from './no-cost-schedule';
export * from './period';
export * from './schedule';
