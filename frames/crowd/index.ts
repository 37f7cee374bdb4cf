export { crowdNotice } from './crowd-notice';
