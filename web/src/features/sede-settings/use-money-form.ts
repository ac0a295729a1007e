import type { TaxSettings } from '@comanda/contract/accounts/taxes.rules';
import type { SedeSettings, SedeSettingsBody } from '@comanda/contract/locations/locations';
import { tillSettingsProblems } from '@comanda/contract/locations/till-settings.rules';
import { useRef } from 'react';
import { uploadForm } from '../../lib/api/upload.ts';
import { newId } from '../../lib/new-id.ts';
import { pesosText, readPesos } from '../../lib/pesos-text.ts';
import { useEditSettings } from './use-edit-settings.ts';

/** What a sede charges: taxes, tips, what guests pay to, the till and its tickets. */
export function useMoneyForm(dbName: string, onClose: () => void) {
  // A picture that was uploaded before a refused save is not uploaded again.
  const uploaded = useRef(new WeakMap<File, string>());
  const addressOf = async (imageUpload: File): Promise<string> => {
    const known = uploaded.current.get(imageUpload);
    if (known) return known;
    const form = { dbName, imageUpload };
    const { imagen } = await uploadForm('POST /api/locations/ajustes/imagen', { form });
    uploaded.current.set(imageUpload, imagen);
    return imagen;
  };
  return useEditSettings<MoneyDraft>(dbName, onClose, {
    empty: EMPTY,
    draftOf,
    settingsOf,
    check: (draft) => tillSettingsProblems(settingsOf(withAddresses(draft))),
    prepare: async (draft) => {
      const pagos: PagoDraft[] = [];
      for (const { imageUpload, ...pago } of draft.pagos) {
        const imagen = imageUpload ? await addressOf(imageUpload) : pago.imagen;
        pagos.push({ ...pago, imagen, imageUpload: null });
      }
      return { ...draft, pagos };
    },
  });
}

export type MoneyForm = ReturnType<typeof useMoneyForm>;

type Pago = SedeSettings['pagos'][number];

/** A way to pay with a phone, with a picture that is not uploaded yet. */
export interface PagoDraft extends Pago {
  key: string;
  imageUpload: File | null;
}

/** As the contract's paths name the fields; numbers as typed. */
export interface MoneyDraft {
  impuesto: ImpuestoSede;
  sugerir: boolean;
  directas: boolean;
  'propina.porcentaje': string;
  'propina.destino': string;
  pagos: readonly PagoDraft[];
  exigeTurno: boolean;
  cierreCiego: boolean;
  'caja.motivos': readonly string[];
  'tiquete.nit': string;
  'tiquete.uvt': string;
}

const IMPUESTOS_SEDE = ['ninguno', 'inc8', 'iva19', 'iva5'] as const;
export type ImpuestoSede = (typeof IMPUESTOS_SEDE)[number];

export function newPago(): PagoDraft {
  return { key: newId(), metodo: 'nequi', titulo: '', llave: '', imagen: '', imageUpload: null };
}

const EMPTY: MoneyDraft = {
  impuesto: 'ninguno',
  sugerir: true,
  directas: false,
  'propina.porcentaje': '',
  'propina.destino': '',
  pagos: [],
  exigeTurno: false,
  cierreCiego: true,
  'caja.motivos': [],
  'tiquete.nit': '',
  'tiquete.uvt': '',
};

function draftOf({ impuestos, propina, pagos, caja, tiquete }: SedeSettings): MoneyDraft {
  return {
    impuesto: impuestoOf(impuestos),
    sugerir: propina.sugerir,
    directas: propina.directas,
    'propina.porcentaje': String(propina.porcentaje),
    'propina.destino': propina.destino,
    // The same settings make the same draft, so that a change can be told from none.
    pagos: pagos.map((pago, at) => ({ ...pago, key: String(at), imageUpload: null })),
    exigeTurno: caja.exigeTurno,
    cierreCiego: caja.cierreCiego,
    'caja.motivos': caja.motivos,
    'tiquete.nit': tiquete.nit,
    'tiquete.uvt': tiquete.uvt > 0 ? pesosText(tiquete.uvt) : '',
  };
}

function settingsOf(draft: MoneyDraft) {
  const { sugerir, directas, exigeTurno, cierreCiego } = draft;
  const porcentaje = draft['propina.porcentaje'].trim();
  return {
    impuestos: TAXES[draft.impuesto],
    propina: {
      sugerir,
      directas,
      // A text that is no number becomes NaN, which the rules refuse.
      porcentaje: porcentaje === '' ? Number.NaN : Number(porcentaje),
      destino: draft['propina.destino'],
    },
    pagos: draft.pagos.map(({ key: _, imageUpload: __, ...pago }) => pago),
    caja: {
      exigeTurno,
      cierreCiego,
      // A row that was left empty is no reason.
      motivos: draft['caja.motivos'].filter((motivo) => motivo.trim() !== ''),
    },
    tiquete: { nit: draft['tiquete.nit'], uvt: readPesos(draft['tiquete.uvt']) ?? 0 },
  } satisfies SedeSettingsBody['ajustes'];
}

const TAXES: Record<ImpuestoSede, TaxSettings> = {
  ninguno: { regimen: 'ninguno', tarifa: 0 },
  inc8: { regimen: 'inc', tarifa: 8 },
  iva19: { regimen: 'iva', tarifa: 19 },
  iva5: { regimen: 'iva', tarifa: 5 },
};

function impuestoOf({ regimen, tarifa }: TaxSettings): ImpuestoSede {
  const isOf = (one: ImpuestoSede) =>
    TAXES[one].regimen === regimen && TAXES[one].tarifa === tarifa;
  return IMPUESTOS_SEDE.find(isOf) ?? 'ninguno';
}

/** As the upload will name them. */
function withAddresses(draft: MoneyDraft): MoneyDraft {
  const pagos = draft.pagos.map((pago) =>
    pago.imageUpload ? { ...pago, imagen: '/images/0/1280.webp' } : pago,
  );
  return { ...draft, pagos };
}
