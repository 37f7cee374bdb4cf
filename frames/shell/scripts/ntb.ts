import { runOwnPage } from '../client/run-own-page';

// What runs in the page of an application with a lender that is new to the shopper.
runOwnPage(window, () =>
  import('../../own-application').then(({ applicationPageAt }) => applicationPageAt(window.location)),
);
