export { Cards, type CardsProps } from './cards';
