export { startConfirmation, startContact, startTickets } from './start';
