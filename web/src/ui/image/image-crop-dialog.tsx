import { imagesMessages } from '@comanda/contract/menu/images.messages';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { type CropArea, cropImage, ImageProblem, type OpenImage } from '../../lib/crop-image.ts';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { Skeleton } from '../skeleton.tsx';
import { IMAGE_SHAPES, type ImageShape } from './image-shape.ts';

const load = () => import('./image-cropper.tsx');
const ImageCropper = lazy(() => load().then((m) => ({ default: m.ImageCropper })));

/** Loads the cropper before the dialog opens, so that a failure can be shown beside the field. */
export const loadCropper = load;

interface ImageCropDialogProps {
  image: OpenImage;
  shape: ImageShape;
  onDone: (file: File) => void;
  onCancel: () => void;
}

export function ImageCropDialog({ image, shape, onDone, onCancel }: ImageCropDialogProps) {
  const [area, setArea] = useState<CropArea>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { className, maxWidth } = IMAGE_SHAPES[shape];

  const use = async () => {
    if (!area) return;
    setBusy(true);
    try {
      onDone(await cropImage(image, area, { maxWidth, transparent: shape === 'seal' }));
    } catch (error) {
      setProblem(error instanceof ImageProblem ? error.message : imagesMessages.unreadable);
      setBusy(false);
    }
  };

  // In a portal outside the form, because Enter on the slider must not submit it.
  return createPortal(
    <Dialog
      open
      onClose={onCancel}
      title="Ajusta la imagen"
      size="md"
      dismissible={!busy}
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="secondary" size="lg" onClick={onCancel} disabled={busy}>
            Cancelar
          </Button>
          <Button
            size="lg"
            onClick={() => void use()}
            busy={busy}
            busyLabel="Recortando…"
            disabled={!area}
          >
            Usar esta imagen
          </Button>
        </div>
      }
    >
      <div className="grid gap-3">
        {problem && <FormAlert>{problem}</FormAlert>}
        <Suspense fallback={<Skeleton className={cx('w-full', className)} />}>
          <ImageCropper src={image.element.src} shape={shape} onArea={setArea} />
        </Suspense>
      </div>
    </Dialog>,
    document.body,
  );
}
