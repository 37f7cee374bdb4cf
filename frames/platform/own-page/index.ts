export { type OnGuest, type OwnPlace, type OwnProps, ownPage, type StartOwnPage } from './own-page';
