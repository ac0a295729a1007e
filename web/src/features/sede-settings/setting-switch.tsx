import { Switch } from '../../ui/form/switch.tsx';

interface SettingSwitchProps {
  title: string;
  /** What it does, in a sentence. */
  children: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled: boolean;
}

/** A switch with its name and what it does. */
export function SettingSwitch({ title, children, ...control }: SettingSwitchProps) {
  return (
    <Switch full {...control}>
      <span className="grid gap-0.5 py-2">
        <span className="font-semibold text-16">{title}</span>
        <span className="font-normal text-ink-soft">{children}</span>
      </span>
    </Switch>
  );
}
