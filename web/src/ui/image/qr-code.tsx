import { useEffect, useState } from 'react';
import { Skeleton } from '../skeleton.tsx';

/** A QR code, dark on white in every theme, because cameras need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<QrDrawing | null>(null);

  useEffect(() => {
    let isCurrent = true;
    drawQr(text)
      .then((drawn) => isCurrent && setDrawing(drawn))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [text]);

  if (!drawing) return <Skeleton className="aspect-square w-full" />;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
      className="w-full"
    >
      <path d={drawing.path} />
    </svg>
  );
}

/** A QR code as an SVG path over a square of `size` modules. */
interface QrDrawing {
  path: string;
  size: number;
}

/** The margin around a code, in modules, that the standard requires so that cameras find it. */
const QUIET_ZONE = 4;
const PNG_PIXELS = 1024;

// The library is loaded with the first code; most screens never need it.
const load = () => import('qrcode');

async function drawQr(text: string): Promise<QrDrawing> {
  const { create } = await load();
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { path, size: modules.size };
}

export async function qrPng(text: string): Promise<Blob> {
  const { toCanvas } = await load();
  const canvas = document.createElement('canvas');
  await toCanvas(canvas, text, { width: PNG_PIXELS, margin: QUIET_ZONE });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no PNG'))), 'image/png'),
  );
}

export async function qrSvg(text: string): Promise<Blob> {
  const { path, size } = await drawQr(text);
  const side = size + 2 * QUIET_ZONE;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-${QUIET_ZONE} -${QUIET_ZONE} ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M-${QUIET_ZONE} -${QUIET_ZONE}h${side}v${side}h-${side}z"/><path d="${path}"/></svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}
