export { AccountBlocked } from './account-blocked';
export { Incompatible } from './incompatible';
