import { sheetMessages } from '@comanda/contract/menu/menu-admin.messages';
import { useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { messageOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { HOME_KEY } from '../owner-home/home.api.ts';
import { loadExampleMenu } from './menu-sheet.api.ts';

interface ExampleMenuButtonProps {
  dbName: string;
  size?: 'md' | 'lg';
}

/** Loads a complete example menu, which the owner can then edit. */
export function ExampleMenuButton({ dbName, size = 'md' }: ExampleMenuButtonProps) {
  const client = useQueryClient();
  const [isLoading, run] = useBusy();
  const load = async () => {
    try {
      await loadExampleMenu(dbName);
      toast.success(sheetMessages.exampleLoaded);
      await Promise.all(
        [['menu', dbName], HOME_KEY].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    } catch (error) {
      toast.error(sheetMessages.exampleFailed, { description: messageOf(error) });
    }
  };
  return (
    <Button
      variant="secondary"
      size={size}
      icon={<Sparkles aria-hidden size={18} />}
      busy={isLoading}
      busyLabel="Cargando el menú…"
      onClick={() => run(load)}
    >
      Cargar un menú de ejemplo
    </Button>
  );
}
