import { env } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AnyContractRouter, minifyContractRouter } from '@orpc/contract';
import { consoleContract } from '@porchlight/domain/console-contract.ts';
import { contract } from '@porchlight/domain/contract.ts';
import { pageContract } from '@porchlight/domain/page-contract.ts';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, normalizePath, type Plugin } from 'vite';
import { oldestBrowsers } from './browsers.ts';
import { codeSplitting, leaveOutLoaded, nameScript } from './code-splitting.ts';
import { provideCompanyLook } from './company-look.ts';
import { language } from './language.ts';
import { providePdfData } from './pdf-data.ts';
import { provideTexts } from './texts-of-language.ts';

/** Where the API server listens while this one serves the pages with hot reload. */
const api = env.PORCHLIGHT_API ?? 'http://localhost:3001';

const icon = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs/;

const maker = /lucide-react\/dist\/esm\/createLucideIcon\.mjs/;

/**
 * Leaves out of every icon what a page does not need: its former names, its size (24, as without one), a name for its data, and the six
 * random letters that distinguish its lines, for which a number within the icon does. Random letters do not compress. And of the
 * function that makes icons, what serves developer tools alone. About 1,100 bytes of the dashboard. What has another form stays as it is.
 */
function shortenIcons(): Plugin {
  return {
    name: 'shorten-icons',
    transform(code, id) {
      if (icon.test(id)) return { code: shortenIcon(code), map: null };
      return maker.test(id) ? { code: shortenMaker(code), map: null } : undefined;
    },
  };
}

function shortenIcon(code: string): string {
  let line = 0;
  return code
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replace(/\bkey: "\w+"/g, () => `key: "${line++}"`)
    .replace(/\n {2}size: 24,/, '')
    .replace(
      /const __iconData = (\{\n[\s\S]*?\n\});\n__iconData\.node;\nconst (\w+) = createLucideIcon\(__iconData\);\n+export \{ __iconData, /,
      'const $2 = createLucideIcon($1);\nexport { ',
    );
}

/** Icons are made from their data, not from a name, and are called by their names in developer tools alone. */
function shortenMaker(code: string): string {
  return code
    .replace(/typeof iconDataOrName === "string" \? [^:]*: iconDataOrName/, 'iconDataOrName')
    .replace(/ {2}if \(iconData\.name\) \{[^}]*\}\n/, '');
}

export default defineConfig({
  plugins: [
    provideTexts(language),
    keepContractRoutes(),
    provideDataAtBuild(),
    retireServiceWorker(),
    providePdfData(),
    shortenIcons(),
    provideCompanyLook(),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    target: oldestBrowsers,
    // What is sent is measured by tests.
    reportCompressedSize: false,
    // For postbuild/, which takes it away.
    manifest: true,
    rolldownOptions: {
      // A constant is inlined where it is shown: a page carries none of its feature's other pages (decision 0058).
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      // These calls make descriptions without side effects: a page gets only the schemas and constants it uses.
      treeshake: {
        manualPureFunctions: [
          'oc',
          'ContractBuilder',
          'publicEndpoint',
          'buyerEndpoint',
          'accountEndpoint',
          'helperEndpoint',
          'staffEndpoint',
          'defineTool',
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
            codeSplitting,
            entryFileNames: nameScript,
            chunkFileNames: nameScript,
          },
        },
        modulePreload: { resolveDependencies: leaveOutLoaded },
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

/** What the interface's reference says of an endpoint: nothing that a call needs. By its `meta` an endpoint is known as one. */
const words = new Set(['summary', 'description', 'successDescription', 'tags']);
const dropWords = (key: string, value: unknown) => (words.has(key) ? undefined : key === 'meta' ? {} : value);

const USUAL_ENDPOINT =
  /\{"~orpc":\{"errorMap":\{\},"meta":\{\},"route":\{"method":("[A-Z]+"),"path":("[^"]*")\}\}\}/g;

/**
 * Gives the browser the contract's methods and paths without its schemas, those of the console in a module of their own, and of the calculators, which compute in the browser, and the stream of changes none: calling an endpoint needs no more, and the
 * schemas would be the largest part of every page. Forms import the few schemas that they check by.
 */
function keepContractRoutes(): Plugin {
  const place = (file: string) => fileURLToPath(import.meta.resolve(`@porchlight/domain/${file}`));
  const [contractFile, consoleFile, pageFile] = [
    place('contract.ts'),
    place('console-contract.ts'),
    place('page-contract.ts'),
  ];
  // Nearly all endpoints have a method and a path and nothing else: each is written as no more than these.
  const write = (name: string, of: AnyContractRouter) =>
    `const endpoint = (method, path) => ({ '~orpc': { errorMap: {}, meta: {}, route: { method, path } } });
    export const ${name} = ${JSON.stringify(minifyContractRouter(of), dropWords).replace(USUAL_ENDPOINT, 'endpoint($1,$2)')};`;
  const { tools, health, events, ...asked } = contract;
  const everybodys = Object.fromEntries(
    Object.entries(asked).filter(
      ([feature]) => !Object.hasOwn(consoleContract, feature) && !Object.hasOwn(pageContract, feature),
    ),
  );
  return {
    name: 'keep-contract-routes',
    load(id) {
      if (id === contractFile) return write('contract', everybodys);
      if (id === pageFile) return write('pageContract', pageContract);
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

/**
 * Runs the modules of src/pages/at-build while the pages are built and gives the browser what it exports, as data: the manifests of the
 * pages stay here. While the site is developed, a change of a manifest shows there after a new start.
 */
function provideDataAtBuild(): Plugin {
  const folder = normalizePath(fileURLToPath(new URL('src/pages/at-build/', import.meta.url)));
  return {
    name: 'provide-data-at-build',
    async load(id) {
      if (!id.startsWith(folder)) return undefined;
      const exported: Record<string, unknown> = await import(pathToFileURL(id).href);
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
