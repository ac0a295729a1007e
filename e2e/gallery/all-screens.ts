import { ATTENTION_SCREENS } from './attention.screens.ts';
import { CHARGING_SCREENS } from './charging.screens.ts';
import { CONSOLE_SCREENS } from './console.screens.ts';
import { COURSES_SCREENS } from './courses.screens.ts';
import { DINER_SCREENS } from './diner.screens.ts';
import { DISH_GROUPS_SCREENS } from './dish-groups.screens.ts';
import { GROUPS_SCREENS } from './groups.screens.ts';
import { OWNER_SCREENS } from './owner.screens.ts';
import { PICKUP_SCREENS } from './pickup.screens.ts';
import { PUBLIC_SCREENS } from './public.screens.ts';
import type { Screen } from './screen.ts';
import { SEDE_LIFE_SCREENS } from './sede-life.screens.ts';
import { STAFF_DOOR_SCREENS } from './staff-door.screens.ts';
import { STATIONS_SCREENS } from './stations.screens.ts';
import { STRANGER_SCREENS } from './strangers.screens.ts';
import { TABLE_ACCOUNT_SCREENS } from './table-account.screens.ts';
import { TABLES_SCREENS } from './tables.screens.ts';
import { TILL_SCREENS } from './till.screens.ts';
import { ZONES_SCREENS } from './zones.screens.ts';

/** Every screen and state of the product, once: for its pictures and for its accessibility. */
export const ALL_SCREENS: readonly Screen[] = [
  ...PUBLIC_SCREENS,
  ...DINER_SCREENS,
  ...DISH_GROUPS_SCREENS,
  ...TABLE_ACCOUNT_SCREENS,
  ...CONSOLE_SCREENS,
  ...COURSES_SCREENS,
  ...STATIONS_SCREENS,
  ...PICKUP_SCREENS,
  ...TABLES_SCREENS,
  ...CHARGING_SCREENS,
  ...TILL_SCREENS,
  ...STAFF_DOOR_SCREENS,
  ...STRANGER_SCREENS,
  ...OWNER_SCREENS,
  ...GROUPS_SCREENS,
  ...ZONES_SCREENS,
  ...ATTENTION_SCREENS,
  ...SEDE_LIFE_SCREENS,
];
