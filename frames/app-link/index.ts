export { AppLink } from './app-link';
export { type AppLinkStep, appLinkAnswered, appLinkOffered, hiddenAppLink } from './app-link-step';
