/** A screen that listens: Socket.IO's protocol over a plain WebSocket. Returns what closes it. */
export function openScreen(
  url: string,
  auth: { token?: string; seguimiento?: string; dbName: string },
  /** Receives each event as it came: `42["new_order",{…}]`. */
  heard: (packet: string) => void,
  headers: Record<string, string> = {},
): Promise<() => void> {
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address, { headers });
  return new Promise((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('A screen could not come in.')));
    // Packets: 0 open, 2 ping, 3 pong, 40 connected, 44 refused, 42 an event.
    socket.addEventListener('message', ({ data }) => {
      const packet = String(data);
      if (packet.startsWith('42')) heard(packet);
      else if (packet === '2') socket.send('3');
      else if (packet.startsWith('0')) socket.send(`40${JSON.stringify(auth)}`);
      else if (packet.startsWith('40')) resolve(() => socket.close());
      else if (packet.startsWith('44')) reject(new Error(packet));
    });
  });
}
