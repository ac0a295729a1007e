import { cx } from './cx.ts';

/** A separate page without scripts, which can be read, saved and printed. */
export function PolicyLink({ className }: { className?: string }) {
  return (
    <a
      href="/politica-de-datos.html"
      target="_blank"
      rel="noopener"
      className={cx('underline underline-offset-4', className)}
    >
      Política de tratamiento de datos personales
    </a>
  );
}
