import type { Config } from '@react-router/dev/config';
import { buildFolder } from './language.ts';
import { prerenderedAddresses } from './src/pages/page-list.ts';

/** Every page with a fixed address becomes a file at build time; any other address gets the one shell. */
export default {
  appDirectory: 'src',
  buildDirectory: buildFolder,
  ssr: false,
  prerender: [...prerenderedAddresses],
} satisfies Config;
