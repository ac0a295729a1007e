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
