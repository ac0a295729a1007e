import { staffDoorMessages } from '@comanda/contract/staff/staff-door.messages';
import type { Person } from '@comanda/contract/staff/tablets';
import { initials } from '../../ui/avatar.tsx';

interface TabletNamesProps {
  people: readonly Person[];
  onChoose: (person: Person) => void;
}

/** The people of the sede, each a button that a hand finds without looking twice. */
export function TabletNames({ people, onChoose }: TabletNamesProps) {
  if (people.length === 0) {
    return <p className="text-ink-soft">{staffDoorMessages.nobodyHasPin}</p>;
  }
  return (
    <ul
      data-clear
      aria-label={staffDoorMessages.whoAreYou}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4"
    >
      {people.map((person) => (
        <li key={person.id} className="grid">
          <button
            type="button"
            onClick={() => onChoose(person)}
            className="grid min-h-36 content-center justify-items-center gap-2 rounded-card bg-surface px-3 py-4 text-center inset-ring inset-ring-line hover:bg-sunken active:translate-y-px"
          >
            <span
              aria-hidden
              className="grid size-14 place-items-center rounded-full bg-achiote-wash font-bold text-22 text-achiote-ink"
            >
              {initials(person.nombre)}
            </span>
            <span className="wrap-anywhere line-clamp-2 font-semibold text-18 leading-tight">
              {person.nombre}
            </span>
            <span className="wrap-anywhere line-clamp-1 text-14 text-ink-soft">{person.cargo}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
