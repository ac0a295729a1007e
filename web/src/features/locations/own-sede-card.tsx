import { formatPhone } from '@comanda/contract/forms/phones';
import type { Location } from '@comanda/contract/locations/locations';
import { isAway } from '@comanda/contract/sede-life/closing.rules';
import { closedWords } from '@comanda/contract/sede-life/closing.words';
import {
  Bike,
  CalendarClock,
  Check,
  ChefHat,
  Clock,
  DoorClosed,
  HandCoins,
  KeyRound,
  LayoutGrid,
  LockKeyhole,
  MapPin,
  Pencil,
  Phone,
  Printer,
  QrCode,
  SlidersHorizontal,
  Utensils,
} from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { OpenNow } from './open-now.tsx';
import { openingAt } from './opening-text.ts';
import { Banner, LocationLogo } from './restaurant-look.tsx';

interface OwnSedeCardProps {
  location: Location;
  now: Date;
  isSelected: boolean;
  onSelect: () => void;
  onEdit: () => void;
  onAttention: () => void;
  onKitchen: () => void;
  onPrinters: () => void;
  onTables: () => void;
  onPlan: () => void;
  onSettings: () => void;
  onMoney: () => void;
  onZones: () => void;
  onStaffLink: () => void;
  /** Closes it, for a time or for good. */
  onShut: () => void;
  /** The sede's figures of today. */
  children?: ReactNode;
}

/** A sede as its owner sees it. The selected one has a tab. */
export function OwnSedeCard(props: OwnSedeCardProps) {
  const { location, now, isSelected, onSelect, onEdit, onPrinters, onTables } = props;
  const { onAttention, onKitchen, onPlan, onSettings, onMoney, onZones, onStaffLink } = props;
  const { onShut, children } = props;
  const cierre = isAway(location.cierre, now) ? location.cierre : null;
  const nameId = useId();
  const isChosenHere = useRef(false);
  const opening = openingAt(location.horario, now);
  return (
    <li className="grid">
      <Card selected={isSelected} className="flex flex-col p-0.5">
        <div className="relative">
          <Banner
            imagen={location.imagen}
            sizes="(min-width: 80rem) 26rem, (min-width: 40rem) 50vw, 100vw"
            className="aspect-16/7 rounded-t-card"
          />
          {isSelected && (
            <p className="perforated absolute top-0 left-4 flex animate-print items-center gap-1.5 bg-achiote px-3 pt-2 pb-4 font-semibold text-14 text-on-achiote">
              <Check aria-hidden size={16} className="stroke-3" />
              Seleccionada
            </p>
          )}
          <LocationLogo location={location} className="absolute -bottom-8 left-4 size-18" />
        </div>
        <div className="flex min-h-11 items-center justify-end px-4 pt-2 pl-26">
          {location.activa === false ? (
            <Badge tone="maiz" icon={<LockKeyhole aria-hidden size={14} />}>
              Solo lectura
            </Badge>
          ) : cierre ? (
            <Badge tone="maiz" icon={<DoorClosed aria-hidden size={14} />}>
              {closedWords({ ...cierre, motivo: '' })}
            </Badge>
          ) : (
            opening && <OpenNow isOpen={opening.isOpen} />
          )}
        </div>
        <div className="flex flex-1 flex-col gap-4 p-4 pt-1">
          <h2 id={nameId} className="wrap-anywhere line-clamp-2 text-22">
            {location.nombre}
          </h2>
          <dl className="grid flex-1 content-start gap-2 text-14">
            <Fact name="Dirección" icon={<MapPin aria-hidden size={18} />}>
              {location.direccion}
            </Fact>
            <Fact name="Teléfono" icon={<Phone aria-hidden size={18} />}>
              {formatPhone(location.telefono)}
            </Fact>
            <Fact name="Horario" icon={<Clock aria-hidden size={18} />}>
              {location.horario}
            </Fact>
          </dl>
          {children}
          <div className="grid grid-cols-2 gap-2">
            <Button
              variant="secondary"
              icon={<Pencil aria-hidden size={18} />}
              onClick={onEdit}
              aria-describedby={nameId}
            >
              Editar
            </Button>
            {isSelected ? (
              <ButtonLink
                // The link replaces the pressed button, so it takes its focus.
                ref={(link) => {
                  if (isChosenHere.current) link?.focus();
                  isChosenHere.current = false;
                }}
                to={OWNER_PATHS.menu}
                variant="secondary"
                icon={<Utensils aria-hidden size={18} />}
              >
                Ver su menú
              </ButtonLink>
            ) : (
              <Button
                variant="wash"
                onClick={() => {
                  isChosenHere.current = true;
                  onSelect();
                }}
                aria-describedby={nameId}
              >
                Seleccionar
              </Button>
            )}
            <ButtonLink
              to={OWNER_PATHS.attention}
              variant="secondary"
              icon={<CalendarClock aria-hidden size={18} />}
              onClick={onAttention}
              aria-describedby={nameId}
              className="col-span-2"
            >
              Atención: horas y pausas
            </ButtonLink>
            <Button
              variant="ghost"
              icon={<LayoutGrid aria-hidden size={18} />}
              onClick={onPlan}
              aria-describedby={nameId}
              className="px-2"
            >
              Mesas
            </Button>
            <Button
              variant="ghost"
              icon={<QrCode aria-hidden size={18} />}
              onClick={onTables}
              aria-describedby={nameId}
              className="whitespace-nowrap px-2"
            >
              QR de mesas
            </Button>
            <Button
              variant="ghost"
              icon={<ChefHat aria-hidden size={18} />}
              onClick={onKitchen}
              aria-describedby={nameId}
              className="px-2"
            >
              Cocina
            </Button>
            <Button
              variant="ghost"
              icon={<Printer aria-hidden size={18} />}
              onClick={onPrinters}
              aria-describedby={nameId}
              className="whitespace-nowrap px-2"
            >
              Impresoras
            </Button>
            <Button
              variant="ghost"
              icon={<SlidersHorizontal aria-hidden size={18} />}
              onClick={onSettings}
              aria-describedby={nameId}
              className="px-2"
            >
              Quién puede pedir
            </Button>
            <Button
              variant="ghost"
              icon={<HandCoins aria-hidden size={18} />}
              onClick={onMoney}
              aria-describedby={nameId}
              className="px-2"
            >
              Cobros
            </Button>
            <Button
              variant="ghost"
              icon={<Bike aria-hidden size={18} />}
              onClick={onZones}
              aria-describedby={nameId}
              className="px-2"
            >
              Domicilios
            </Button>
            <Button
              variant="ghost"
              icon={<KeyRound aria-hidden size={18} />}
              onClick={onStaffLink}
              aria-describedby={nameId}
              className="px-1"
            >
              Ingreso del personal
            </Button>
            <Button
              variant="ghost"
              icon={<DoorClosed aria-hidden size={18} />}
              onClick={onShut}
              aria-describedby={nameId}
              className="col-span-2 px-1"
            >
              {cierre ? 'Cambiar el cierre' : 'Cerrar la sede'}
            </Button>
          </div>
        </div>
      </Card>
    </li>
  );
}

interface FactProps {
  name: string;
  icon: ReactNode;
  children: string;
}

function Fact({ name, icon, children }: FactProps) {
  return (
    <div className="flex gap-2.5">
      <dt className="text-ink-soft">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
