import { REDES, type Red, socialLink } from '@comanda/contract/chat/chatbot-config.rules';
import { ExternalLink } from 'lucide-react';
import { TextField } from '../../ui/form/text-field.tsx';

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

/** A number, a user name or a link; under it, where a diner will be taken. */
export function SocialFields({ value, onChange, errors }: SocialFieldsProps) {
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
