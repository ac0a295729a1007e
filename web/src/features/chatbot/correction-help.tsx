const FORMS = [
  { example: 'gaseosa: Coca-Cola', what: 'Otra palabra para algo de tu carta.' },
  {
    example: 'Si preguntan por parqueadero, di que es gratis',
    what: 'Lo que responde cuando preguntan por eso.',
  },
];

/** What of the owner's own words is followed to the letter. */
export function CorrectionHelp() {
  return (
    <div className="grid gap-2 rounded-control bg-sunken p-3.5 text-14">
      <p>Escribe una por línea. De estas dos formas siempre se cumplen:</p>
      <dl className="grid gap-2">
        {FORMS.map(({ example, what }) => (
          <div key={example}>
            <dt className="font-semibold">«{example}»</dt>
            <dd className="text-ink-soft">{what}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft">
        Lo demás lo tiene en cuenta solo si tu Comanda usa un modelo de lenguaje.
      </p>
    </div>
  );
}
