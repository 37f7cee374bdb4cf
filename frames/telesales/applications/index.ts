import { sitePage } from '../../platform/page/site-page';
import { deskAccess } from '../desk';
import { applicationsFlow } from './applications.flow';
import { ApplicationsView } from './applications-view';
import { loadApplications } from './load-applications';

/** Applications at the telesales desk, in their place of `/telesales-ntb`. */
export const deskNtbPage = sitePage({
  access: deskAccess(false),
  load: loadApplications,
  flow: applicationsFlow,
  View: ApplicationsView,
  perform:
    ({ close }) =>
    () =>
      close('over'),
});
