import type { WompiStatus } from '@comanda/contract/memberships/payments';
import { Badge, type Tone } from '../../ui/badge.tsx';

/** The provider's words, for a person. */
const STATUSES: Record<WompiStatus, { word: string; tone: Tone }> = {
  APPROVED: { word: 'Aprobado', tone: 'cilantro' },
  PENDING: { word: 'Pendiente', tone: 'maiz' },
  DECLINED: { word: 'Rechazado', tone: 'aji' },
  VOIDED: { word: 'Anulado', tone: 'neutral' },
  ERROR: { word: 'Con error', tone: 'aji' },
};

export function PaymentBadge({ status }: { status: WompiStatus }) {
  const { word, tone } = STATUSES[status];
  return <Badge tone={tone}>{word}</Badge>;
}
