import { cx } from '../../ui/cx.ts';
import { sectionLook } from './sections.ts';

interface SectionButtonProps {
  section: string;
  isActive: boolean;
  hasAlert: boolean;
  /** `rail`: icon over word; `panel`: side by side. */
  look: 'rail' | 'panel';
  onChoose: () => void;
}

export function SectionButton({ section, isActive, hasAlert, look, onChoose }: SectionButtonProps) {
  const { word, icon: Icon } = sectionLook(section);
  return (
    <button
      type="button"
      aria-current={isActive ? 'page' : undefined}
      onClick={onChoose}
      className={cx(
        'relative flex w-full items-center rounded-control font-semibold outline-offset-[-3px] transition-colors duration-150',
        look === 'rail'
          ? 'min-h-17 flex-col justify-center gap-1 px-1 py-2 text-14'
          : 'min-h-14 gap-4 px-4 text-18',
        isActive
          ? 'bg-achiote-wash text-achiote-ink'
          : 'text-ink-soft hover:bg-sunken hover:text-ink',
      )}
    >
      {isActive && (
        <span
          aria-hidden
          className={cx(
            'absolute w-1 rounded-r-full bg-achiote',
            look === 'rail' ? '-left-2 h-10' : 'left-0 h-8',
          )}
        />
      )}
      {Icon && <Icon aria-hidden size={look === 'rail' ? 26 : 24} />}
      {word}
      {hasAlert && (
        <span
          role="img"
          aria-label="con avisos nuevos"
          className={cx(
            'grid size-5 place-items-center rounded-full bg-aji font-bold text-12 text-on-aji',
            look === 'rail' ? 'absolute top-1.5 right-4' : 'ml-auto',
          )}
        >
          !
        </span>
      )}
    </button>
  );
}
