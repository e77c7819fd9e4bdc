import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { minifyContractRouter } from '@orpc/contract';
import { contract } from '@porchlight/domain/contract.ts';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** Where the API server listens while this one serves the pages with hot reload. */
const api = env.PORCHLIGHT_API ?? 'http://localhost:3001';

/** What every page runs on, and what every page with data runs on: one file each, which packs smaller than fifteen. */
const everywhere = /node_modules\/(react|react-dom|scheduler|react-router|cookie)\//;
const withData = /node_modules\/(@tanstack|@orpc)\//;
/** Apart from everything else, so that it comes with the pages that check what was typed and with no others. */
const schemas = /node_modules\/zod\//;
/** The small parts that most pages show. */
const parts =
  /web\/src\/(paths|ui\/(?!anchored|skeleton|toggletip|dialog)|platform\/(page-head|json|toast-stand|show-toast|color-set|early)|shells\/main)|lucide-react\/dist|content\/src\/(site|page-)/;
const MOST_PAGES = 4;

export default defineConfig({
  plugins: [keepContractRoutes(), tailwindcss(), reactRouter()],
  build: {
    rolldownOptions: {
      // What these make is a description that nobody has to keep: a page gets the schemas and constants it uses.
      treeshake: { manualPureFunctions: ['oc', 'publicEndpoint', 'buyerEndpoint', 'z'] },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'base', test: everywhere },
                { name: 'data', test: withData },
                { name: 'schemas', test: schemas },
                { name: 'parts', test: parts, minShareCount: MOST_PAGES },
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
 * Gives the browser the contract's methods and paths without its schemas: calling an endpoint needs no more, and the
 * schemas would be the largest part of every page. Forms import the few schemas that they check by.
 */
function keepContractRoutes(): Plugin {
  const contractFile = fileURLToPath(import.meta.resolve('@porchlight/domain/contract.ts'));
  return {
    name: 'keep-contract-routes',
    load(id) {
      if (id !== contractFile) return undefined;
      return `export const contract = ${JSON.stringify(minifyContractRouter(contract))};`;
    },
  };
}
