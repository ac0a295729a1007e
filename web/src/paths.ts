import { CONSOLE_PATH, DINER_PATHS } from '@comanda/contract/pages/addresses';

/** Every address of the product. */
export const PATHS = {
  home: '/',
  login: '/login',
  register: '/register',
  verify: '/verify',
  forgotPassword: '/recuperar',
  resetPassword: '/restablecer',
  membership: '/membership',
  paymentConfirmation: '/confirmacion-pago',
  restaurantPage: DINER_PATHS.restaurantPage,
  userAuth: DINER_PATHS.userAuth,
  owner: {
    home: '/restaurant',
    locations: '/restaurant/locations',
    /** The same screen with the settings of the selected sede open. */
    sedeSettings: '/restaurant/locations?panel=ajustes',
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
  },
  user: {
    menu: DINER_PATHS.menu,
    cart: DINER_PATHS.cart,
    orders: DINER_PATHS.orders,
    settings: DINER_PATHS.settings,
  },
  employee: CONSOLE_PATH,
  /** Where a failed payment ends. It has no screen: the 404 page leads back to the plans. */
  failedPayment: '/membresias',
} as const;

export const DEMO_RESTAURANT = 'la-sazon-de-marta';
