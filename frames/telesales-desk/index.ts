export { ClosedDesk, Desk } from './desk';
export { closedBy, type DeskData, deskClient, type OpenDesk, readDesk } from './desk-data';
export { failedText } from './failed-text';
export { DeskNotice } from './notice';
export { type DeskRow, DeskRows } from './rows';
export { useNewest } from './use-newest';
export { partAnchor } from './ways';
export { type DeskWords, deskWords } from './words';
