export { startAccount } from './start';
