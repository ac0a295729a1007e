import type { Coverage } from '@comanda/contract/memberships/memberships';

/** Whether there is something to choose: more than the plan covers, or something that is read-only. */
export function isShort({ permite, sedes, personas }: Coverage): boolean {
  return (
    sedes.length > permite.sedes ||
    personas.length > (permite.usuarios ?? Infinity) ||
    sedes.some(({ activa }) => !activa) ||
    personas.some(({ activo }) => !activo)
  );
}

/** 'Starter cubre 1 sede y 10 usuarios. …' */
export function coverageWords({ plan_name, permite }: Coverage): string {
  const sedes = permite.sedes === 1 ? '1 sede' : `${permite.sedes} sedes`;
  const usuarios =
    permite.usuarios === null
      ? 'usuarios sin límite'
      : `${permite.usuarios} ${permite.usuarios === 1 ? 'usuario' : 'usuarios'}`;
  return `${plan_name ?? 'Tu plan'} cubre ${sedes} y ${usuarios}. Lo que no elijas queda en solo lectura, con todos sus datos. Puedes cambiar tu elección cuando quieras.`;
}
