import { modifiersMessages } from '@comanda/contract/modifiers/modifiers.messages';
import { GroupsPlanPreview } from './groups-plan-preview.tsx';
import { ImportSheetDialog } from './import-sheet-dialog.tsx';
import { stateOfGroups } from './menu-plan.ts';
import { importGroups } from './menu-sheet.api.ts';

interface ImportGroupsDialogProps {
  dbName: string;
  onClose: () => void;
}

const TEMPLATE = {
  name: 'plantilla-grupos.csv',
  lines: [
    'grupo;pregunta;min;max;gratis;repetible;opcion;precio;id_sigo;agotado;subgrupos',
    'Salsas;¿Con qué salsas lo quieres?;0;2;1;no;Hogao;1500;;no;',
    'Salsas;;;;;;Guacamole;4500;;no;',
    'Término;¿En qué término la quieres?;1;1;0;no;Medio;0;;no;',
    'Término;;;;;;Bien asado;0;;no;',
  ],
};

/** Imports a sheet of groups, a row for each option. */
export function ImportGroupsDialog({ dbName, onClose }: ImportGroupsDialogProps) {
  return (
    <ImportSheetDialog
      dbName={dbName}
      title="Importar los grupos"
      what="grupos"
      template={TEMPLATE}
      send={importGroups}
      stateOf={stateOfGroups}
      preview={(plan) => <GroupsPlanPreview plan={plan} />}
      imported={modifiersMessages.sheetImported}
      onClose={onClose}
    />
  );
}
