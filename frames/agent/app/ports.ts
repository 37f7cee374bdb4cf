import type { salesApp } from '../../../shared/bridge/frames';
import type { Host } from '../../platform/bridge';
import type { FramePorts } from '../../platform/flow/frame-effects';
import type { Stores } from '../../platform/storage/storage-support';
import type { SharePicture } from '../flow/share-picture';
import type { ShareSupport } from '../flow/state';

export type ShareResult = 'shared' | 'dismissed' | 'downloaded' | 'unsupported';

/** Environment of the effects; tests bring their own. */
export interface Ports extends FramePorts {
  readonly stores: Stores;
  readonly host: Pick<Host<typeof salesApp>, 'emit' | 'ask'>;
  readonly share: (picture: SharePicture, support: ShareSupport) => Promise<ShareResult>;
  /** A new tab that cannot reach back. */
  readonly openTab: (url: string) => boolean;
  readonly copy: (text: string) => Promise<void>;
}
