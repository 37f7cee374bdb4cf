import { rowsOf } from './row';

/** The link to an application that an agent has filed. */
export const filedLinkErrors = rowsOf('ntb')([
  {
    name: 'APPLICATION_LINK_REPLACED',
    code: null,
    message: 'A newer link was sent to your phone. Please open that one.',
    reaction: 'openNewerLink',
    next: 'Open the newest link that was sent.',
  },
]);
