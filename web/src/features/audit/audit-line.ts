import type { EarlierLine } from '@comanda/contract/orders/orders';

/** '2 × Ajiaco + Aguacate, combo: Limonada y Papa, «sin crema»'; entries of before may hold less. */
export function auditLine(line: Partial<EarlierLine>): string {
  const { cantidad, nombre, adiciones = [], combo, nota } = line;
  return [
    [`${cantidad} × ${nombre}`, ...adiciones.map((one) => one.nombre)].join(' + '),
    ...(combo ? [`combo: ${combo.bebida.nombre} y ${combo.adicional.nombre}`] : []),
    ...(nota ? [`«${nota}»`] : []),
  ].join(', ');
}
