import { sitePage } from '../platform/page/site-page';
import { readShared } from './read-shared';
import { sharedFlow } from './shared.flow';
import { SharedView } from './shared-view';

/** `/ntb-application?ref`: the application that a link names, for its holder. */
export const sharedPage = sitePage({ load: readShared, flow: sharedFlow, View: SharedView, access: 'guest' });
