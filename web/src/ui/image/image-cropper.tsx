import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { CropArea } from '../../lib/crop-image.ts';
import { cx } from '../cx.ts';
import { IMAGE_SHAPES, type ImageShape } from './image-shape.ts';

interface ImageCropperProps {
  src: string;
  shape: ImageShape;
  onArea: (area: CropArea) => void;
}

const MAX_ZOOM = 3;

/** Only the part inside the frame is kept. The cropping library is loaded when first needed. */
export function ImageCropper({ src, shape, onArea }: ImageCropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const { aspect, className } = IMAGE_SHAPES[shape];
  return (
    <div className="grid gap-3">
      <div
        className={cx(
          'relative mx-auto w-full overflow-hidden rounded-card bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
          className,
          shape === 'seal' && 'max-w-80',
        )}
      >
        <Cropper
          image={src}
          aspect={aspect}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          objectFit="cover"
          cropShape={shape === 'seal' ? 'round' : 'rect'}
          showGrid={false}
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_share, pixels) => onArea(pixels)}
          classes={{ cropAreaClassName: 'border-0 outline-none' }}
          cropperProps={{
            role: 'application',
            'aria-label': 'Encuadre. Mueve la imagen con las flechas del teclado.',
          }}
          disableAutomaticStylesInjection
        />
      </div>
      <label className="flex items-center gap-4 font-semibold text-14">
        Acercar
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.1}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="h-11 min-w-0 flex-1 cursor-pointer rounded-control accent-achiote outline-offset-0"
        />
      </label>
      <p className="text-14 text-ink-soft">Arrastra la imagen hasta que quede como la quieres.</p>
    </div>
  );
}
