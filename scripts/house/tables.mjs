const WRITES = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'([a-z_]+)/g,
  /\b(?:INSERT INTO|DELETE FROM|UPDATE)\s+"?([a-z_]+)"?/g,
];

/** They write whole databases: an example, and a backup. */
const WRITE_ALL = ['demo', 'backup', 'db'];

/** Who may write a table besides the folder it belongs to, and why. */
const SHARED = {
  accounts: ['accounts', 'tables'], // `desde` of one that an older order joins
  audit_entries: ['audit', 'orders'], // an order and its audit entry are one statement (decision 4)
  consents: ['clients', 'orders'], // so are an order and the consent of its author
  employees: ['staff', 'memberships'], // `activo` says whether the plan covers them
  locations: ['locations', 'memberships'], // and `activa`
  location_counters: ['locations', 'orders', 'menu', 'accounts', 'till'], // each counts its own column
  orders: ['orders', 'accounts'], // an account moves, and its orders with it
  owners: ['owners', 'memberships'], // the membership is columns of its owner
};

/** Tables of the server that more than one folder writes. */
export function sharedTables(sources, shared = SHARED) {
  const writers = new Map();
  for (const { file, text, isTest } of sources) {
    const [top, src, folder] = file.split('/');
    if (top !== 'server' || src !== 'src' || isTest || WRITE_ALL.includes(folder)) continue;
    for (const [, table] of WRITES.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const folders = writers.get(table) ?? writers.set(table, new Map()).get(table);
      folders.set(folder, file);
    }
  }
  return [...writers].flatMap(([table, folders]) => {
    const strangers = [...folders].filter(
      ([folder]) => !(shared[table] ?? [folder]).includes(folder),
    );
    if (strangers.length === 0 && (shared[table] || folders.size === 1)) return [];
    return `the table ${table} is written by ${[...folders.values()].join(', ')}: ask its own folder`;
  });
}
