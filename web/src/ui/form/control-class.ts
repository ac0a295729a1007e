/** Inputs, selects and text areas share it. 16 px text keeps iOS from zooming in. */
export const CONTROL_CLASS =
  'w-full rounded-control border border-control bg-surface px-3.5 text-16 text-ink ' +
  'placeholder:text-ink-soft focus-visible:border-achiote ' +
  'aria-invalid:border-aji disabled:bg-sunken disabled:text-ink-soft [&[readonly]]:bg-sunken';
