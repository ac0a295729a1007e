import { z } from 'zod';
import { idSchema, text } from '../wire.ts';

// Wompi's shapes, loose where Wompi sends more than we read.

export const WOMPI_STATUSES = ['PENDING', 'APPROVED', 'DECLINED', 'VOIDED', 'ERROR'] as const;
export type WompiStatus = (typeof WOMPI_STATUSES)[number];

/** Checked before an id from the address bar becomes part of a URL. */
export const transactionIdSchema = text(64).regex(/^[A-Za-z0-9-]+$/);

export const wompiLinkRequestSchema = z.object({
  name: z.string(),
  description: z.string(),
  amount_in_cents: z.int(),
  currency: z.literal('COP'),
  single_use: z.literal(true),
  collect_shipping: z.literal(false),
  expires_at: z.string(),
  redirect_url: z.string(),
  sku: z.string().max(36),
  customer_data: z.object({ email: z.string(), user_id: z.string() }),
  metadata: z.object({ planId: z.string(), planName: z.string(), planPrice: z.number() }),
});

export const wompiLinkSchema = z.looseObject({ data: z.looseObject({ id: z.string() }) });

export const wompiTransactionSchema = z.looseObject({
  id: z.string(),
  status: z.enum(WOMPI_STATUSES),
  amount_in_cents: z.int(),
  currency: z.string(),
  reference: z.string(),
  customer_email: z.string().nullish(),
  status_message: z.string().nullish(),
  // Can be null; the link is then the prefix of the reference.
  payment_link_id: z.string().nullish(),
});

export const wompiTransactionAnswerSchema = z.looseObject({ data: wompiTransactionSchema });
/** Parsed one by one: an unreadable transaction must not hide the others. */
export const wompiTransactionListSchema = z.looseObject({ data: z.array(z.unknown()) });

/** `signature.properties` name paths inside `data`, vary, and are part of what is signed. */
export const wompiEventSchema = z.looseObject({
  event: text(200),
  data: z.looseObject({ transaction: z.looseObject({ id: idSchema }).optional() }),
  environment: z.enum(['test', 'prod']),
  // Few and short, because they are read before we know who sent them.
  signature: z.object({
    properties: z.array(text(100)).max(20),
    checksum: text(200),
  }),
  timestamp: z.number(),
  sent_at: text(100).nullish(),
});

export type WompiLinkRequest = z.infer<typeof wompiLinkRequestSchema>;
export type WompiTransaction = z.infer<typeof wompiTransactionSchema>;
export type WompiEvent = z.infer<typeof wompiEventSchema>;
