import { type AddressInfo, connect, createServer } from 'node:net';

/** One address before several processes, as a Service of Kubernetes is: connections go round among those that are in it. */
export async function startService(
  ports: readonly string[],
): Promise<{ port: string; leave(port: string): void; join(port: string): void; stop(): void }> {
  const ready = [...ports];
  let turn = 0;
  const server = createServer({ allowHalfOpen: true }, (incoming) => {
    const to = ready[turn++ % ready.length] ?? '';
    const outgoing = connect({ port: Number(to), host: '127.0.0.1', allowHalfOpen: true });
    incoming.pipe(outgoing);
    outgoing.pipe(incoming);
    incoming.on('error', () => outgoing.destroy()).on('close', () => outgoing.destroy());
    outgoing.on('error', () => incoming.destroy()).on('close', () => incoming.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: String((server.address() as AddressInfo).port),
    leave: (port) => void ready.splice(ready.indexOf(port), 1),
    join: (port) => void ready.push(port),
    stop: () => void server.close(),
  };
}
