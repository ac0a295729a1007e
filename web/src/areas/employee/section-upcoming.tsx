import { Slip } from '../../ui/slip.tsx';
import { ConsoleHeader } from './console-header.tsx';
import { sectionLook } from './sections.ts';

const TEXTS: Record<string, string> = {
  empleados: 'Aquí agregarás a tu equipo con sus cargos y permisos.',
  menu: 'Aquí manejarás los productos y las categorías de esta sede.',
  reportes: 'Aquí verás las ventas de esta sede por día y por producto.',
};

/** An honest place for a section that is on its way. */
export function SectionUpcoming({ section }: { section: string }) {
  const { word, icon: Icon } = sectionLook(section);
  return (
    <>
      <ConsoleHeader title={word} isLive={false} />
      <main className="mx-auto w-full max-w-md px-5 pt-[12dvh] pb-28">
        <div aria-hidden className="rail relative z-10" />
        <div className="-mt-2 mx-4">
          <Slip hanging className="grid justify-items-start gap-3 px-6 pt-9 pb-10">
            {Icon && <Icon aria-hidden size={32} className="text-achiote" />}
            <h2 className="text-28">{word} llega pronto</h2>
            <p className="text-ink-soft">
              {TEXTS[section] ?? 'Esta sección todavía no tiene pantalla.'}
            </p>
          </Slip>
        </div>
      </main>
    </>
  );
}
