import { overloadNotice } from '../kit/overload-notice';
import { laterHttp } from '../platform/api/later-http';

export const { waitForRetry } = laterHttp(overloadNotice);
