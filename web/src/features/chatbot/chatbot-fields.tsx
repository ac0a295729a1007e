import { CHATBOT_LIMITS, DEFAULT_ASSISTANT } from '@comanda/contract/chat/chatbot-config.rules';
import { type ReactNode, useId } from 'react';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { ChatbotDraft } from './chatbot-draft.ts';
import { CorrectionHelp } from './correction-help.tsx';
import { ParametersEditor } from './parameters-editor.tsx';
import { PhrasesEditor } from './phrases-editor.tsx';
import { SocialFields } from './social-fields.tsx';
import { TonoTiles } from './tono-tiles.tsx';

interface ChatbotFieldsProps {
  draft: ChatbotDraft;
  onChange: (part: Partial<ChatbotDraft>) => void;
  onAddPhrase: () => void;
  errors: Record<string, string>;
}

/** Everything the owner can tell the assistant. */
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
      <Section title="Redes sociales" text="Un número, un usuario o un enlace.">
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
