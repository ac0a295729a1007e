import type { TaxSettings } from '../accounts/taxes.rules.ts';
import { TIP_PERCENT } from '../accounts/tips.rules.ts';
import { isNit, NIT_MAX } from '../forms/nit.rules.ts';
import type { Problem } from '../wire.ts';
import { tillSettingsMessages } from './till-settings.messages.ts';

export const TILL_SETTINGS = {
  destino: 80,
  titulo: 40,
  llave: 60,
  imagen: 200,
  motivo: 60,
  nit: NIT_MAX,
  /** More than any UVT that the law will know for decades. */
  uvt: 1_000_000,
  pagos: 6,
  motivos: 12,
  /** A longer list still reaches the rule, which has its own message. */
  room: 50,
} as const;

/** Per cents that the law knows (ET 512-9 and 468); an owner asks their accountant which is theirs. */
export const TARIFAS: Record<TaxSettings['regimen'], readonly number[]> = {
  ninguno: [0],
  inc: [8],
  iva: [19, 5],
};

interface TillSettings {
  impuestos?: TaxSettings | undefined;
  propina?: { porcentaje: number; destino: string } | undefined;
  pagos?: readonly { titulo: string; llave: string; imagen: string }[] | undefined;
  caja?: { motivos: readonly string[] } | undefined;
  tiquete?: { nit: string; uvt: number } | undefined;
}

/** A picture of ours, as uploads are stored. */
const OWN_IMAGE = /^\/images\/[a-z0-9]+\/\d+\.webp$/;

export function tillSettingsProblems(sent: TillSettings): Problem[] {
  const { impuestos, propina, pagos = [], caja, tiquete } = sent;
  const { min, max } = TIP_PERCENT;
  const percent = propina?.porcentaje ?? min;
  const uvt = tiquete?.uvt ?? 0;
  const isPercent = Number.isInteger(percent) && percent >= min && percent <= max;
  return [
    ...problem(
      !impuestos || TARIFAS[impuestos.regimen].includes(impuestos.tarifa),
      'impuestos.tarifa',
      tillSettingsMessages.tarifa,
    ),
    ...problem(isPercent, 'propina.porcentaje', tillSettingsMessages.porcentaje(min, max)),
    ...problem(propina?.destino.trim() !== '', 'propina.destino', tillSettingsMessages.destino),
    ...problem(
      pagos.length <= TILL_SETTINGS.pagos,
      'pagos',
      tillSettingsMessages.pagos(TILL_SETTINGS.pagos),
    ),
    ...pagos.flatMap(({ titulo, llave, imagen }, at) => [
      ...problem(titulo.trim() !== '', `pagos.${at}.titulo`, tillSettingsMessages.titulo),
      ...problem(
        llave.trim() !== '' || imagen !== '',
        `pagos.${at}.llave`,
        tillSettingsMessages.llave,
      ),
      ...problem(
        imagen === '' || OWN_IMAGE.test(imagen),
        `pagos.${at}.imagen`,
        tillSettingsMessages.imagen,
      ),
    ]),
    ...problem(
      (caja?.motivos.length ?? 0) <= TILL_SETTINGS.motivos,
      'caja.motivos',
      tillSettingsMessages.motivos(TILL_SETTINGS.motivos),
    ),
    ...(caja?.motivos ?? []).flatMap((motivo, at) =>
      problem(motivo.trim() !== '', `caja.motivos.${at}`, tillSettingsMessages.motivo),
    ),
    ...problem(!tiquete?.nit.trim() || isNit(tiquete.nit), 'tiquete.nit', tillSettingsMessages.nit),
    ...problem(
      Number.isInteger(uvt) && uvt >= 0 && uvt <= TILL_SETTINGS.uvt,
      'tiquete.uvt',
      tillSettingsMessages.uvt,
    ),
  ];
}

function problem(isRight: boolean, path: string, message: string): Problem[] {
  return isRight ? [] : [{ path, message }];
}
