/** lucide has no brands; drawn with the same stroke. */
export const SOCIAL_ICONS = [
  {
    name: 'Instagram',
    href: 'https://www.instagram.com/',
    path: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Zm5-1.4h.01',
  },
  {
    name: 'Whatsapp',
    href: 'https://wa.me/',
    path: 'M3.5 20.5 5 16.2A8.5 8.5 0 1 1 8.2 19.3l-4.7 1.2Zm5.6-12c-.9.9-.5 2.7 1.6 4.8s3.900 2.500 4.800 1.600l.5-1-1.900-1.200-1 .8c-.9-.4-1.600-1.100-2-2l.8-1-1.200-1.900-1 .5-.6-.6Z',
  },
  {
    name: 'Facebook',
    href: 'https://www.facebook.com/',
    path: 'M17 3h-2.500A4.500 4.500 0 0 0 10 7.500V10H7v4h3v7h4v-7h3l1-4h-4V7.500a.5.500 0 0 1 .5-.5H17V3Z',
  },
];
