import { TONOS, type Tono } from '@comanda/contract/chat/chat.rules';
import {
  CHATBOT_LIMITS,
  DEFAULT_ASSISTANT,
  REDES,
  type Red,
  socialLink,
} from '@comanda/contract/chat/chatbot-config.rules';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../../ui/cx.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { ChatbotDraft } from './chatbot-form.ts';
import { ParametersEditor, PhrasesEditor } from './list-editors.tsx';
import { TONO_LOOK } from './tono.ts';

interface ChatbotFieldsProps {
  draft: ChatbotDraft;
  onChange: (part: Partial<ChatbotDraft>) => void;
  onAddPhrase: () => void;
  errors: Record<string, string>;
}

/** All settings of the assistant. */
export function ChatbotFields({ draft, onChange, onAddPhrase, errors }: ChatbotFieldsProps) {
  const phraseError = Object.entries(errors).find(([path]) =>
    path.startsWith('frasesConfirmacion'),
  );
  return (
    <div className="grid grid-cols-1 gap-8">
      <Section title="Quién atiende">
        <TextField
          label="Nombre del asistente"
          optional
          value={draft.nombreAsistente}
          placeholder={DEFAULT_ASSISTANT}
          error={errors.nombreAsistente}
          onChange={({ target }) => onChange({ nombreAsistente: target.value })}
        />
        <TonoTiles value={draft.tono} onChange={(tono) => onChange({ tono })} />
      </Section>
      <Section
        title="Frases de confirmación"
        text="Lo que el asistente entiende como un sí antes de llevar al carrito."
      >
        <PhrasesEditor
          phrases={draft.frasesConfirmacion}
          typed={draft.fraseNueva}
          onType={(fraseNueva) => onChange({ fraseNueva })}
          onAdd={onAddPhrase}
          onRemove={(phrase) =>
            onChange({
              frasesConfirmacion: draft.frasesConfirmacion.filter((one) => one !== phrase),
            })
          }
          error={errors.fraseNueva ?? phraseError?.[1]}
        />
      </Section>
      <Section
        title="Instrucciones de corrección"
        text="Lo que debe entender de otra manera, y cómo reaccionar cuando alguien cambia su pedido."
      >
        <CorrectionHelp />
        <TextArea
          label="Instrucciones"
          optional
          rows={4}
          value={draft.instruccionesCorreccion}
          placeholder={
            'gaseosa: Coca-Cola\nSi preguntan por mascotas, di que son bienvenidas en la terraza'
          }
          hint={`${draft.instruccionesCorreccion.length} de ${CHATBOT_LIMITS.instrucciones} caracteres`}
          error={errors.instruccionesCorreccion}
          onChange={({ target }) => onChange({ instruccionesCorreccion: target.value })}
        />
      </Section>
      <Section title="Redes sociales" text="Un número, un usuario o un link.">
        <SocialFields
          value={draft.redesSociales}
          onChange={(redesSociales) => onChange({ redesSociales })}
          errors={errors}
        />
      </Section>
      <Section title="Parámetros" text="Datos con los que el asistente responde preguntas.">
        <ParametersEditor
          value={draft.parametros}
          onChange={(parametros) => onChange({ parametros })}
          errors={errors}
        />
      </Section>
    </div>
  );
}

interface SectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <header>
        <h3 id={id} className="text-18">
          {title}
        </h3>
        {text && <p className="text-14 text-ink-soft">{text}</p>}
      </header>
      {children}
    </section>
  );
}

const FORMS = [
  { example: 'gaseosa: Coca-Cola', what: 'Otra palabra para algo de tu carta.' },
  {
    example: 'Si preguntan por parqueadero, di que es gratis',
    what: 'Lo que responde cuando preguntan por eso.',
  },
];

/** Explains which instructions the assistant always obeys. */
function CorrectionHelp() {
  return (
    <div className="grid gap-2 rounded-control bg-sunken p-3.5 text-14">
      <p>Escribe una por línea. De estas dos formas siempre se cumplen:</p>
      <dl className="grid gap-2">
        {FORMS.map(({ example, what }) => (
          <div key={example}>
            <dt className="font-semibold">«{example}»</dt>
            <dd className="text-ink-soft">{what}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft">
        Lo demás lo tiene en cuenta solo si tu Comanda usa un modelo de lenguaje.
      </p>
    </div>
  );
}

interface TonoTilesProps {
  value: Tono;
  onChange: (tono: Tono) => void;
}

/** The four tones, each with a sample sentence. */
function TonoTiles({ value, onChange }: TonoTilesProps) {
  return (
    <fieldset>
      <legend className="pb-1.5 font-semibold text-14">Tono</legend>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {TONOS.map((tono) => (
          <label
            key={tono}
            className={cx(
              'grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-control border px-3.5 py-3',
              'has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2',
              tono === value
                ? 'border-achiote bg-achiote-wash inset-ring inset-ring-achiote'
                : 'border-control bg-surface hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name="tono"
              value={tono}
              checked={tono === value}
              onChange={() => onChange(tono)}
              className="peer sr-only"
            />
            <span
              aria-hidden
              className="mt-0.5 size-5 rounded-full border-2 border-off peer-checked:border-6 peer-checked:border-achiote"
            />
            <span>
              <span className="block font-semibold">{TONO_LOOK[tono].word}</span>
              <span className={cx('block text-14', tono === value ? 'text-ink' : 'text-ink-soft')}>
                «{TONO_LOOK[tono].sample}»
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const LOOK: Record<Red, { word: string; example: string }> = {
  whatsapp: { word: 'WhatsApp', example: '310 555 0187' },
  instagram: { word: 'Instagram', example: '@turestaurante' },
  facebook: { word: 'Facebook', example: 'facebook.com/turestaurante' },
};

interface SocialFieldsProps {
  value: Record<Red, string>;
  onChange: (value: Record<Red, string>) => void;
  errors: Record<string, string>;
}

/** A number, a user name or a link, with the address to which it leads a diner below it. */
function SocialFields({ value, onChange, errors }: SocialFieldsProps) {
  return (
    <div className="grid gap-4">
      {REDES.map((red) => {
        const link = socialLink(red, value[red]);
        return (
          <div key={red}>
            <TextField
              label={LOOK[red].word}
              optional
              value={value[red]}
              placeholder={LOOK[red].example}
              inputMode={red === 'whatsapp' ? 'tel' : 'url'}
              autoCapitalize="none"
              error={errors[`redesSociales.${red}`]}
              onChange={({ target }) => onChange({ ...value, [red]: target.value })}
            />
            {link && (
              <a
                href={link}
                target="_blank"
                rel="noreferrer"
                className="wrap-anywhere flex min-h-11 items-center gap-2 rounded-control text-14 text-achiote-ink hover:underline"
              >
                <ExternalLink aria-hidden size={16} />
                Lleva a {link.replace(/^https:\/\/(www\.)?/, '')}
              </a>
            )}
          </div>
        );
      })}
    </div>
  );
}
