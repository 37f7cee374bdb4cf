export { monthsCsv } from './months-csv';
export { saveText } from './save-text';
