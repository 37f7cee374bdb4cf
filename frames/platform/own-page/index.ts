export { type OnGuest, type OwnProps, ownPage, type StartOwnPage } from './own-page';
