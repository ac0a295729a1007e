/** Every address of the product, once. */
export const PATHS = {
  home: '/',
  login: '/login',
  register: '/register',
  verify: '/verify',
  forgotPassword: '/recuperar',
  resetPassword: '/restablecer',
  membership: '/membership',
  paymentConfirmation: '/confirmacion-pago',
  restaurantPage: '/restaurante/:idRestaurant',
  userAuth: '/userAuth',
  owner: {
    home: '/restaurant',
    locations: '/restaurant/locations',
    menu: '/restaurant/menu',
    clients: '/restaurant/clients',
    orders: '/restaurant/orders',
    membership: '/restaurant/membership',
    website: '/restaurant/website',
    /** The same screen with its settings open. */
    chatbot: '/restaurant/website?panel=chatbot',
    reports: '/restaurant/reports',
    staff: '/restaurant/staff',
    addCategory: '/restaurant/addCategory',
    audit: '/restaurant/audit',
  },
  user: {
    menu: '/user',
    cart: '/user/cart',
    orders: '/user/orders',
    settings: '/user/settings',
  },
  employee: '/employee',
  /** Where a payment that failed ends. No screen of its own: the 404 page leads back to the plans. */
  failedPayment: '/membresias',
} as const;

export const DEMO_RESTAURANT = 'la-sazon-de-marta';

export function restaurantPath(path: string): string {
  return `/restaurante/${encodeURIComponent(path)}`;
}
