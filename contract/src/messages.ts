// Every fixed text a person reads, once. Keys say what happened; the words are the product's.
// Imported whole (`import * as MESSAGES`); a page carries only the parts it names.
export { categories } from './messages/categories.ts';
export { chat } from './messages/chat.ts';
export { checkout } from './messages/checkout.ts';
export { clients } from './messages/clients.ts';
export { combo } from './messages/combo.ts';
export { diner } from './messages/diner.ts';
export { dinerAuth } from './messages/diner-auth.ts';
export { dinerCheckout } from './messages/diner-checkout.ts';
export { images } from './messages/images.ts';
export { kitchen } from './messages/kitchen.ts';
export { locations } from './messages/locations.ts';
export { memberships } from './messages/memberships.ts';
export { orders } from './messages/orders.ts';
export { ownerAuth } from './messages/owner-auth.ts';
export { passwords } from './messages/passwords.ts';
export { payment } from './messages/payment.ts';
export { pricing } from './messages/pricing.ts';
export { printing } from './messages/printing.ts';
export { products } from './messages/products.ts';
export { reports } from './messages/reports.ts';
export { screens } from './messages/screens.ts';
export { sheet } from './messages/sheet.ts';
export { socket } from './messages/socket.ts';
export { staff } from './messages/staff.ts';
export { texts } from './messages/texts.ts';
export { ticket } from './messages/ticket.ts';
