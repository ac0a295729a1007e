/** Whether the tests run on a real Citus, where locks, plans and triggers of its own are seen too. */
export const IS_CITUS = Boolean(process.env.CITUS_URL);
