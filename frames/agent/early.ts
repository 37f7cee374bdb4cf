import { salesInit } from '../../shared/api/first-call';
import { salesApp } from '../../shared/bridge/frames';
import { meetHost } from '../platform/bridge/meet-host';
import { salesHeadersOf } from './sales-headers';

// Runs before the app, which is ten times as large: the host is met, and the first call is on its way.
export const connection = meetHost(salesApp, ({ error, merchantDetails, ...opened }) =>
  error === undefined ? { ...salesInit, headers: salesHeadersOf({ ...opened, ...merchantDetails }) } : null,
);
