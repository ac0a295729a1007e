import { z } from 'zod';

/** Whom an owner may ask for help, configured by whoever runs the product. */
export const supportSchema = z.object({ email: z.string(), phone: z.string() });

export type Support = z.infer<typeof supportSchema>;
