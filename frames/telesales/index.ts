export { deskNtbPage } from './applications';
export { deskPage } from './payment';
