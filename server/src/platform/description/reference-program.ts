import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * Scalar's program for browsers, whole in one script. Only this package of its brings it ready-made: `@scalar/api-reference` itself
 * installs 270 others to build it from (287 MB). A plugin of Fastify's registers its routes with a server; a listener gets them.
 */
const PACKAGE = '@scalar/fastify-api-reference';

/** Zod within it would try whether the page's policy lets it compile text, and the browser would report that as an error. */
const WITHOUT_COMPILING = 'globalThis.__zod_globalConfig = { jitless: true };\n';

type Route = { url: string; handler(request: unknown, reply: Reply): Reply };
type Reply = { header(name: string, value: string): Reply; send(body: unknown): Reply };
type Plugin = (server: object, options: object, done: () => void) => void;

export async function loadReferenceProgram(): Promise<string> {
  const { default: addRoutes } = (await import(PACKAGE)) as { default: Plugin };
  const routes: Route[] = [];
  const server = { initialConfig: {}, hasPlugin: () => false, route: (route: Route) => routes.push(route) };
  addRoutes(server, { configuration: { url: '/' } }, () => undefined);
  const script = routes.find(({ url }) => url.endsWith('.js'));
  let program: unknown;
  const reply: Reply = {
    header: () => reply,
    send: (body) => {
      program = body;
      return reply;
    },
  };
  script?.handler({}, reply);
  if (typeof program !== 'string') throw new Error(`${PACKAGE} has its program no longer where it was`);
  return WITHOUT_COMPILING + program;
}

/** The release of the program, which is part of its address. */
export async function loadReferenceVersion(): Promise<string> {
  const path = createRequire(import.meta.url)
    .resolve(PACKAGE)
    .replace(/dist\/index\.js$/, 'package.json');
  return JSON.parse(await readFile(path, 'utf8')).version;
}
