export { applicationPageAt } from './application-page';
export { statusPageAt } from './status-pages';
