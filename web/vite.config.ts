import { readdirSync, readFileSync } from 'node:fs';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { type AnyContractRouter, minifyContractRouter } from '@orpc/contract';
import { consoleContract } from '@porchlight/domain/console-contract.ts';
import { contract } from '@porchlight/domain/contract.ts';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { providePdfData } from './pdf-data.ts';

/** Where the API server listens while this one serves the pages with hot reload. */
const api = env.PORCHLIGHT_API ?? 'http://localhost:3001';

/** What every page runs on, and what every page with data runs on. */
const everywhere = /node_modules\/(react|react-dom|scheduler|react-router|cookie)\//;
const withData = /node_modules\/(@tanstack|@orpc)\//;
/** Apart from everything else, so that it comes with the pages that check what was typed and with no others. */
const schemas = /node_modules\/zod\//;

/** What every form is made of: one file packs smaller than six. */
const fields = /web\/src\/ui\/(field|text-field|text-area-field|checkbox|error-summary|honeypot-field)\.tsx/;

/** Pages by what they share: everybody's first page, the portal's first page, and the others outside of the portal. */
const landing = /web\/src\/(root|shells\/public-shell|features\/landing\/landing-page)\.tsx/;
const dashboard =
  /web\/src\/(shells\/(portal|data|signed-in)-shell|features\/milestones\/dashboard-page)\.tsx/;
/** The calculators, which need nothing that talks to the server. */
const tools = /web\/src\/features\/tools\/(?!compare)[\w-]+-(page|tool)\.tsx?/;
const others =
  /web\/src\/(shells\/login-shell|features\/(team|legal|waitlist|questionnaire|accounts)\/[\w-]+-page|features\/guide\/glossary-page)\.tsx/;

export default defineConfig({
  plugins: [keepContractRoutes(), retireServiceWorker(), providePdfData(), tailwindcss(), reactRouter()],
  build: {
    rolldownOptions: {
      // What these make is a description that nobody has to keep: a page gets the schemas and constants it uses.
      treeshake: {
        manualPureFunctions: [
          'oc',
          'publicEndpoint',
          'buyerEndpoint',
          'accountEndpoint',
          'staffEndpoint',
          'toolEndpoint',
          'z',
        ],
      },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Each takes along what its modules import, unless that is in one with a higher priority.
                { name: 'base', test: everywhere, priority: 4 },
                { name: 'schemas', test: schemas, priority: 4 },
                { name: takeShared('frame'), priority: 3 },
                { name: takeShared('days'), priority: 2 },
                { name: takeShared('data'), priority: 1 },
                { name: takeShared('portal') },
                { name: 'fields', test: fields },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    host: env.HOST ?? 'localhost',
    port: Number(env.PORT ?? 3000),
    strictPort: true,
    proxy: { '/api': api, '/dev': api, '/forms': api, '/newsletter': api },
  },
});

/**
 * One file for what the landing page and the dashboard share, one for the little that the dashboard shares with the calculators, one
 * for what it shares with other public pages, and one for the rest of the dashboard: few files pack smaller than many, and a browser that speaks HTTP/1.1 fetches six at a
 * time. Everything else is divided by the bundler.
 */
function takeShared(name: 'frame' | 'days' | 'data' | 'portal') {
  return (id: string, modules: Modules): string | null => {
    const icon = /lucide-react\/dist\/esm\/icons\/([\w-]+)/.exec(id)?.[1];
    if (icon !== undefined) return name === 'frame' && publicIcons.has(icon) ? name : null;
    const users = listUsers(id, modules);
    const isUsedBy = (pages: RegExp) => users.some((user) => pages.test(user));
    if (!isUsedBy(dashboard)) return null;
    return findPlace() === name ? name : null;

    function findPlace() {
      if (isUsedBy(landing)) return 'frame';
      if (withData.test(id)) return 'data';
      // Contracts name the errors of their endpoints, which a page that sends nothing never reads.
      if (isUsedBy(tools) && !/shared\/(errors|endpoint)\.ts$/.test(id)) return 'days';
      return isUsedBy(others) ? 'data' : 'portal';
    }
  };
}

/**
 * The icons of the landing page and of what it shares. All icons are imported through one list, so by their importers each
 * would seem to be used by every page.
 */
function listIcons(...folders: string[]): Set<string> {
  const sources = folders.flatMap((folder) =>
    readdirSync(new URL(`src/${folder}/`, import.meta.url))
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => readFileSync(new URL(`src/${folder}/${name}`, import.meta.url), 'utf8')),
  );
  const imports = sources.flatMap(
    (source) => /import \{([^}]*)\} from 'lucide-react'/.exec(source)?.[1] ?? [],
  );
  // By the file's own name: an icon that is imported by another of its names is missed here.
  const names = imports.flatMap((list) => list.match(/\w+/g) ?? []);
  return new Set(names.map((name) => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase()));
}

const publicIcons = listIcons('features/landing', 'features/leads', 'shells', 'ui');

type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** Every module that cannot do without this one, itself among them. */
function listUsers(id: string, modules: Modules): string[] {
  const users = new Set([id]);
  for (const user of users)
    for (const importer of modules.getModuleInfo(user)?.importers ?? []) users.add(importer);
  return [...users];
}

/** What the interface's reference says of an endpoint: nothing that a call needs. By its `meta` an endpoint is known as one. */
const words = new Set(['summary', 'description', 'tags']);
const dropWords = (key: string, value: unknown) => (words.has(key) ? undefined : key === 'meta' ? {} : value);

/**
 * Gives the browser the contract's methods and paths without its schemas, those of the console in a module of their own: calling an endpoint needs no more, and the
 * schemas would be the largest part of every page. Forms import the few schemas that they check by.
 */
function keepContractRoutes(): Plugin {
  const place = (file: string) => fileURLToPath(import.meta.resolve(`@porchlight/domain/${file}`));
  const [contractFile, consoleFile] = [place('contract.ts'), place('console-contract.ts')];
  const write = (name: string, of: AnyContractRouter) =>
    `export const ${name} = ${JSON.stringify(minifyContractRouter(of), dropWords)};`;
  const everybodys = Object.fromEntries(
    Object.entries(contract).filter(([feature]) => !Object.hasOwn(consoleContract, feature)),
  );
  return {
    name: 'keep-contract-routes',
    load(id) {
      if (id === contractFile) return write('contract', everybodys);
      return id === consoleFile ? write('consoleContract', consoleContract) : undefined;
    },
  };
}

/**
 * While the site is developed nothing may come from what an earlier `npm start` at the same address has kept: its worker
 * asks for its newest self with the next page, gets this one, and is gone.
 */
function retireServiceWorker(): Plugin {
  const retire =
    'addEventListener("install",()=>skipWaiting());addEventListener("activate",event=>event.waitUntil(registration.unregister()))';
  return {
    name: 'retire-service-worker',
    configureServer(dev) {
      dev.middlewares.use('/service-worker.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript').setHeader('cache-control', 'no-store');
        response.end(retire);
      });
    },
  };
}
