import { useEffect, useState } from 'react';
import { drawQr, type QrDrawing } from '../../lib/qr-code.ts';
import { Skeleton } from '../skeleton.tsx';

/** A code to scan: ink on white in every theme, since cameras want it so. */
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
