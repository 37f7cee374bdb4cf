export { type OwnProps, ownPage } from './own-page';
