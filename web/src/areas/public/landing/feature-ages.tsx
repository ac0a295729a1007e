import { cx } from '../../../ui/cx.ts';

const ROWS = [
  { id: '7F3A2', where: 'Mesa 7', age: '3 min', bar: 'w-1/6 bg-cilantro', ink: 'text-cilantro' },
  { id: '6C19B', where: 'A domicilio', age: '12 min', bar: 'w-3/5 bg-maiz', ink: 'text-maiz-ink' },
  { id: '5D2F0', where: 'Mesa 2', age: '21 min', bar: 'w-full bg-aji', ink: 'text-aji' },
];

export function FeatureAges() {
  return (
    <div className="grid gap-3">
      {ROWS.map(({ id, where, age, bar, ink }) => (
        <div
          key={id}
          className="grid grid-cols-[auto_1fr_3.5rem_3.5rem] items-center gap-3 rounded-control bg-surface p-3"
        >
          <span className="figures text-18">{id}</span>
          <span>{where}</span>
          <span className="h-1.5 rounded-full bg-sunken">
            <span className={cx('block h-full rounded-full', bar)} />
          </span>
          <span className={cx('text-right font-semibold', ink)}>{age}</span>
        </div>
      ))}
    </div>
  );
}
