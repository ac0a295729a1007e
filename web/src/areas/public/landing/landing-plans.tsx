import { PlanSlip } from './plan-slip.tsx';

const STARTER = {
  nombre: 'Starter',
  text: 'Para abrir la primera sede.',
  price: 20,
  includes: [
    ['Usuarios', '10'],
    ['Almacenamiento', '2 GB'],
    ['Soporte por correo', ''],
    ['Centro de ayuda', ''],
  ],
} as const;

const PRO = {
  nombre: 'Pro',
  text: 'Para crecer sin cambiar de herramienta.',
  price: 30,
  includes: [
    ['Usuarios', '20'],
    ['Almacenamiento', '5 GB'],
    ['Soporte por correo', ''],
    ['Centro de ayuda', ''],
    ['Soporte telefónico', ''],
    ['Comunidad', ''],
  ],
} as const;

export function LandingPlans() {
  return (
    <section
      id="planes"
      aria-labelledby="plans-title"
      className="overflow-hidden bg-sunken py-16 lg:py-24"
    >
      <div className="mx-auto grid max-w-7xl gap-10 px-4 sm:px-8 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 id="plans-title" className="text-36">
            Dos planes.
            <br />
            La cuenta, clara.
          </h2>
          <p className="mt-3 text-18 text-ink-soft">
            Pagas mes a mes y tu membresía se activa apenas se aprueba el pago.
          </p>
        </div>
        <div className="relative">
          <div aria-hidden className="rail -right-[50vw] -left-4 absolute z-10" />
          <div className="grid items-start gap-6 pt-2 sm:grid-cols-2">
            <PlanSlip plan={STARTER} />
            <PlanSlip plan={PRO} isMain />
          </div>
        </div>
      </div>
    </section>
  );
}
