export { consents } from './consents';
export { held } from './held';
