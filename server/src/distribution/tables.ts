/**
 * Where the rows of each table are in a distributed database, in an order in which no table comes
 * before one it refers to. `schema_migrations` stays where the migrations run.
 */

/** Small, or read by something other than the restaurant: whole on every node. */
export const REFERENCE_TABLES = [
  'plans',
  'owners',
  'owner_codes',
  'email_codes',
  'owner_registrations',
  'sessions',
  'password_resets',
  'mails',
  'location_names',
  'restaurant_links',
] as const;

/** The rows of a restaurant are together on one shard. */
export const DISTRIBUTED_TABLES = [
  'payment_links',
  'payments',
  'locations',
  'location_counters',
  'location_settings',
  'categories',
  'products',
  'modifier_groups',
  'stations',
  'delivery_zones',
  'roles',
  'employees',
  'clients',
  'consents',
  'known_devices',
  'shared_tablets',
  'orders',
  'order_slots',
  'kitchen_starts',
  'zones',
  'dining_tables',
  'accounts',
  'till_shifts',
  'till_movements',
  'account_payments',
  'account_adjustments',
  'tip_consents',
  'chatbot_configs',
  'chat_sessions',
  'chat_usage',
  'print_agents',
  'print_jobs',
  'audit_entries',
  'report_sedes',
  'report_days',
  'report_hours',
  'report_kinds',
  'report_payments',
  'report_products',
  'report_staff',
  'report_clients',
] as const;

export const DISTRIBUTION_COLUMN = 'restaurant_id';

/** The first argument of a function that runs on the restaurant's shard. */
export const DISTRIBUTION_ARGUMENT = 'p_restaurant';
