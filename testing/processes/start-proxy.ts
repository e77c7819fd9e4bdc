import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export type TestProxy = {
  origin: string;
  /** The ports of the servers that answered since it started, in their order. */
  readAnswered(): Promise<string[]>;
  close(): Promise<void>;
};

/**
 * Shares requests out among servers on this machine, one after the other: nginx with the sample of deploy/ where it is installed (as
 * `npm test` sees to where it can), else a few lines of Node.
 */
export async function startProxy(port: string, serverPorts: readonly string[]): Promise<TestProxy> {
  const program = findNginx();
  return program === undefined
    ? startPlainProxy(Number(port), serverPorts)
    : startNginx(program, port, serverPorts);
}

const TEMPLATE = new URL('../../deploy/nginx/porchlight.conf.template', import.meta.url);

function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
}

async function startNginx(program: string, port: string, serverPorts: readonly string[]): Promise<TestProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-nginx-'));
  await chmod(folder, 0o711);
  await mkdir(join(folder, 'temp'));
  const log = join(folder, 'access.log');
  const values: Record<string, string> = {
    PORCHLIGHT_SERVERS: ['fail_timeout=2s', 'max_fails=0 backup']
      .flatMap((how) => serverPorts.map((each) => `server 127.0.0.1:${each} ${how};`))
      .join(' '),
    PORCHLIGHT_LISTEN: `127.0.0.1:${port}`,
    PORCHLIGHT_TLS: '',
    PORCHLIGHT_REDIRECT: `unix:${join(folder, 'redirect')}`,
    PORCHLIGHT_ACME: folder,
    PORCHLIGHT_LOG: `${log} upstream`,
  };
  const sample = (await readFile(TEMPLATE, 'utf8')).replace(
    /\$\{(PORCHLIGHT_\w+)\}/g,
    (_, name) => values[name] ?? '',
  );
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'temp', name)};`,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 1024; }
     http { log_format upstream '$upstream_addr $status $request'; ${temp.join(' ')}
     ${sample} }`,
  );
  const child = spawn(program, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  const origin = `http://localhost:${port}`;
  await waitUntilListening(origin, child);
  return {
    origin,
    // A request that was passed on names each server it was passed to.
    readAnswered: async () =>
      (await readFile(log, 'utf8')).split('\n').flatMap((line) => /:(\d+) \d{3} /.exec(line)?.[1] ?? []),
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilListening(origin: string, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && child.exitCode === null; ) {
    try {
      await (await fetch(`${origin}/api/health`)).arrayBuffer();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  throw new Error('nginx did not start');
}

async function startPlainProxy(port: number, serverPorts: readonly string[]): Promise<TestProxy> {
  const answered: string[] = [];
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const pass = (triesLeft: number) => {
      const to = serverPorts[turn++ % serverPorts.length] ?? '';
      const { method, url, headers } = incoming;
      const forwarded = { ...headers, 'x-forwarded-for': incoming.socket.remoteAddress };
      const passed = request({
        host: '127.0.0.1',
        port: to,
        method,
        path: url,
        headers: forwarded,
        agent: false,
      });
      passed.on('response', (response) => {
        answered.push(to);
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
        outgoing.once('close', () => response.destroy());
      });
      passed.on('error', (error) => {
        if (triesLeft > 0 && 'code' in error && error.code === 'ECONNREFUSED') return pass(triesLeft - 1);
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(502).end();
      });
      passed.once('socket', (socket) => socket.once('connect', () => incoming.pipe(passed)));
    };
    pass(serverPorts.length - 1);
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    readAnswered: async () => answered,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
