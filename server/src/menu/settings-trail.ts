import { CANALES } from '@comanda/contract/locations/channels';
import { hoursText } from '@comanda/contract/locations/hours-text';
import type { SedeSettings } from '@comanda/contract/locations/locations';

/** The settings of a sede as one level of fields, as the audit log shows them. */
export function flatSettings(ajustes: SedeSettings) {
  const { quien, mesaSinFirma, topes } = ajustes.pedidos;
  const { cuentas, cocina, impuestos, propina, pagos, caja, tiquete } = ajustes;
  return {
    quien,
    mesaSinFirma,
    topeInvitado: topes.invitado,
    topeCuenta: topes.cuenta,
    topeDireccion: topes.direccion,
    topeSede: topes.sede,
    cuentasActivas: cuentas.activas,
    qrSoloMesaAbierta: cuentas.qrSoloMesaAbierta,
    tiempos: cocina.tiempos,
    ...flatService(ajustes),
    regimen: impuestos.regimen,
    tarifa: impuestos.tarifa,
    propinaSugerida: propina.sugerir,
    propinaPorcentaje: propina.porcentaje,
    propinaDirectas: propina.directas,
    propinaDestino: propina.destino,
    pagosDigitales: pagos.map(({ titulo, llave }) => `${titulo} ${llave}`.trim()),
    exigeTurno: caja.exigeTurno,
    cierreCiego: caja.cierreCiego,
    motivosDescuento: caja.motivos,
    nit: tiquete.nit,
    uvt: tiquete.uvt,
  };
}

function flatService(ajustes: SedeSettings) {
  const { horas, canales, pausa, limite, programar, punto } = ajustes;
  return {
    horas: horas && hoursText(horas),
    diasEspeciales: horas?.excepciones.map(({ fecha, nombre, intervalos }) =>
      [fecha, nombre, ...intervalos.map(({ desde, hasta }) => `${desde}–${hasta}`)]
        .filter((part) => part !== '')
        .join(' '),
    ),
    ultimaOrdenMin: ajustes.ultimaOrdenMin,
    canales: CANALES.filter((canal) => canales[canal]),
    pausaCanales: pausa?.canales,
    pausaHasta: pausa?.hasta,
    pausaMotivo: pausa?.motivo,
    preparacionMin: ajustes.preparacionMin,
    extraMin: ajustes.extraMin,
    limitePedidos: limite?.pedidos,
    limiteCadaMin: limite?.cadaMin,
    limiteCanales: limite?.canales,
    programar: programar.activo,
    programarDesdeMin: programar.desdeMin,
    programarDias: programar.dias,
    punto: punto && `${punto.lat}, ${punto.lng}`,
  };
}
