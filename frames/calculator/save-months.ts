export { saveText } from '../platform/files/save-text';
export { monthsCsv } from './months-csv';
