import { sheetMessages } from '@comanda/contract/menu/sheet.messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { loadExampleMenu } from './menu-sheet.api.ts';

interface ExampleMenuButtonProps {
  dbName: string;
  size?: 'md' | 'lg';
}

/** For whoever has no menu yet: a whole one, to change at leisure. */
export function ExampleMenuButton({ dbName, size = 'md' }: ExampleMenuButtonProps) {
  const client = useQueryClient();
  const load = useMutation({
    mutationFn: () => loadExampleMenu(dbName),
    onSuccess: () => {
      toast.success(sheetMessages.exampleLoaded);
      return client.invalidateQueries({ queryKey: ['menu', dbName] });
    },
    onError: ({ message }) => toast.error(sheetMessages.exampleFailed, { description: message }),
  });
  return (
    <Button
      variant="secondary"
      size={size}
      icon={<Sparkles aria-hidden size={18} />}
      busy={load.isPending}
      busyLabel="Cargando el menú…"
      onClick={() => load.mutate()}
    >
      Cargar un menú de ejemplo
    </Button>
  );
}
