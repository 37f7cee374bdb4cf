export { startVouchers } from './start';
