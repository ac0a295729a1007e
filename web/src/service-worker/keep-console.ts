/** Keeps the console's files for when there is no network. Apart from the diner's start: they share no file. */
export async function keepConsole(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const { waiting } = await workers.register('/sw.js', { updateViaCache: 'none' });
  waiting?.postMessage('page-opened');
  const tell = () => workers.controller?.postMessage('staff-opened');
  tell();
  // A worker of another version keeps the console of its own.
  workers.addEventListener('controllerchange', tell);
}
