import { z } from 'zod';

/** `storeId` is the sede's `_id`; `target` names a printer of that sede, such as 'caja'. */
export const printBodySchema = z.object({
  storeId: z.string(),
  target: z.string().min(1).max(60),
  text: z.string().min(1).max(20_000),
});

/** 202: the job is queued, not printed. */
export const printQueuedSchema = z.object({
  message: z.string(),
  data: z.object({ id: z.string() }),
});

/** What the agent pulls; it prints an `id` once however often it is handed over. */
export const printJobSchema = z.object({
  id: z.string(),
  target: z.string(),
  text: z.string(),
  createdAt: z.string(),
});

export type PrintBody = z.infer<typeof printBodySchema>;
export type PrintJob = z.infer<typeof printJobSchema>;
