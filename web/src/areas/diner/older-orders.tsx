import { useState } from 'react';
import { explainFailure } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';

export function OlderOrders({ onLoad }: { onLoad: () => Promise<void> }) {
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      await onLoad();
    } catch (error) {
      const { text, cause } = explainFailure(error, 'No pudimos cargar más pedidos');
      toast.error(text, { id: 'older-orders', ...(cause && { description: cause }) });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button variant="secondary" size="lg" busy={isLoading} busyLabel="Cargando…" onClick={load}>
      Ver pedidos más antiguos
    </Button>
  );
}
