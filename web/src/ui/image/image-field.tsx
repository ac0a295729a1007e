import { IMAGE_UPLOAD, PLACEHOLDER_IMAGE } from '@comanda/contract/menu/images';
import { CircleAlert, ImagePlus, Undo2 } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { ImageProblem, type OpenImage, openImage } from '../../lib/crop-image.ts';
import { useObjectUrl } from '../../lib/use-object-url.ts';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { Spinner } from '../spinner.tsx';
import { ImageCropDialog, loadCropper } from './image-crop-dialog.tsx';
import { IMAGE_SHAPES, type ImageShape } from './image-shape.ts';
import { Picture } from './picture.tsx';
import { useFileDrop } from './use-file-drop.ts';

interface ImageFieldProps {
  label: string;
  /** 'plate' 4:3 for products and categories, 'banner' 16:7 for a sede's header, 'seal' round 1:1 for its logo, 'code' square for a payment code. */
  shape: ImageShape;
  /** The address of the stored picture, if there is one. */
  current?: string | null | undefined;
  /** The file that was chosen and cropped, not yet uploaded. */
  value: File | null;
  onChange: (file: File | null) => void;
  error?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean;
}

const NOT_OPENED = 'No pudimos abrir la imagen. Revisa tu conexión e intenta de nuevo.';

/** Chooses a picture by dialog, drop or paste, and then crops it. */
export function ImageField(props: ImageFieldProps) {
  const { label, shape, current, value, onChange, error, hint, disabled = false } = props;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [opened, setOpened] = useState<OpenImage | null>(null);
  const [refused, setRefused] = useState('');
  const preview = useObjectUrl(value);
  const isClosed = disabled || isOpening || opened !== null;

  const open = async (file: File) => {
    setIsOpening(true);
    setRefused('');
    try {
      const [image] = await Promise.all([openImage(file), loadCropper()]);
      setOpened(image);
    } catch (failure) {
      setRefused(failure instanceof ImageProblem ? failure.message : NOT_OPENED);
    }
    setIsOpening(false);
  };
  const isOver = useFileDrop(group, (file) => void open(file), isClosed);

  useEffect(() => opened?.close, [opened]);

  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Lets the same file be chosen again.
    event.target.value = '';
    if (file) void open(file);
  };

  const stored = current && current !== PLACEHOLDER_IMAGE ? current : null;
  const src = value ? preview : stored;
  const isEmpty = !value && !stored;
  const problem = refused || error;
  const isSeal = shape === 'seal';
  const isWell = isEmpty && !isSeal;

  return (
    <fieldset
      ref={group}
      data-invalid={problem ? true : undefined}
      aria-describedby={cx(hint && `${id}-hint`, problem && `${id}-error`) || undefined}
      className="grid content-start gap-1.5"
    >
      <legend className="mb-1.5 font-semibold text-14">{label}</legend>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={IMAGE_UPLOAD.types.join(',')}
        onChange={chosen}
        disabled={isClosed}
      />
      <div className={cx(isSeal ? 'flex flex-wrap items-center gap-4' : 'relative')}>
        <div
          className={cx(
            'relative overflow-hidden transition-colors duration-150',
            isSeal
              ? 'size-24 shrink-0 rounded-full'
              : `rounded-card ${IMAGE_SHAPES[shape].className}`,
            isEmpty && 'border-2 border-dashed',
            isEmpty && (problem ? 'border-aji' : 'border-control'),
            isOver ? 'border-achiote bg-achiote-wash' : 'bg-sunken',
          )}
        >
          {isEmpty && isSeal && (
            <ImagePlus aria-hidden size={28} className="absolute inset-0 m-auto text-ink-soft" />
          )}
          {!isEmpty && src && (
            <Picture
              src={src}
              alt={value ? 'Imagen elegida' : 'Imagen actual'}
              sizes={isSeal ? '96px' : '(min-width: 640px) 480px, 100vw'}
              className="absolute inset-0"
            />
          )}
          {isOver && !isEmpty && (
            <span
              className={cx(
                'absolute inset-0 grid justify-items-center bg-achiote-wash text-center font-semibold text-14 text-achiote-ink',
                isSeal ? 'content-center' : 'content-start pt-5',
              )}
            >
              Suéltala aquí
            </span>
          )}
        </div>
        {/* Always the same button, so that it gets the focus back after the crop. */}
        <Button
          variant={isWell ? 'ghost' : 'secondary'}
          icon={isOpening ? <Spinner /> : <ImagePlus aria-hidden size={isWell ? 28 : 18} />}
          onClick={() => input.current?.click()}
          // Not disabled while it opens, because a disabled button loses the focus.
          aria-busy={isOpening || undefined}
          disabled={disabled}
          className={cx(
            // Leaves room for the error below when the browser scrolls to it.
            'scroll-mb-24',
            !isSeal && 'absolute',
            isWell && 'inset-0 flex-col rounded-card bg-transparent',
            !isSeal && !isWell && 'right-3 bottom-3 shadow-float',
          )}
        >
          {isOpening ? 'Abriendo…' : isEmpty ? 'Elegir imagen' : 'Cambiar imagen'}
          {isWell && (
            <span aria-hidden className="font-normal text-ink-soft">
              {isOver ? 'Suéltala aquí' : 'o arrástrala hasta aquí'}
            </span>
          )}
        </Button>
      </div>
      {value && (
        <Button
          variant="ghost"
          icon={<Undo2 aria-hidden size={18} />}
          onClick={() => onChange(null)}
          disabled={disabled}
          className="-ml-4 justify-self-start disabled:bg-transparent"
        >
          {stored ? 'Dejar la que estaba' : 'Quitar la imagen'}
        </Button>
      )}
      {problem && (
        <p
          id={`${id}-error`}
          role="alert"
          className="flex items-start gap-1.5 font-medium text-14 text-aji"
        >
          <CircleAlert aria-hidden size={16} className="mt-0.5" />
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-14 text-ink-soft">
          {hint}
        </p>
      )}
      {opened && (
        <ImageCropDialog
          image={opened}
          shape={shape}
          onCancel={() => setOpened(null)}
          onDone={(file) => {
            setOpened(null);
            onChange(file);
          }}
        />
      )}
    </fieldset>
  );
}
