import { crowdNotice } from '../crowd';
import { laterHttp } from '../platform/api/later-http';

export const { waitForRetry } = laterHttp(crowdNotice);
