/** The addresses of the owner's area, apart from the others because no diner loads them. */
export const OWNER_PATHS = {
  home: '/restaurant',
  locations: '/restaurant/locations',
  /** The same screen with the settings of the selected sede open. */
  sedeSettings: '/restaurant/locations?panel=ajustes',
  /** When the selected sede takes orders. */
  attention: '/restaurant/locations/atencion',
  menu: '/restaurant/menu',
  /** The same screen at the groups of options. */
  groups: '/restaurant/menu/grupos',
  clients: '/restaurant/clients',
  orders: '/restaurant/orders',
  /** Those in course, for reading. */
  liveOrders: '/restaurant/live',
  membership: '/restaurant/membership',
  website: '/restaurant/website',
  /** The same screen with its settings open. */
  chatbot: '/restaurant/website?panel=chatbot',
  /** The same screen, at the link and its QR code. */
  link: '/restaurant/website#tu-link',
  reports: '/restaurant/reports',
  staff: '/restaurant/staff',
  addCategory: '/restaurant/addCategory',
  audit: '/restaurant/audit',
  account: '/restaurant/account',
  help: '/restaurant/help',
} as const;
