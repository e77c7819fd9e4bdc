import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from './access-row.ts';

const features = join(import.meta.dirname, '../../server/src/features');
const parts: { accessRows: Record<string, Row> }[] = await Promise.all(
  globSync('**/*.access.ts', { cwd: features }).map((path) => import(join(features, path))),
);

/** The rows of all features, by `feature.name`: their `*.access.ts`. */
export const accessRows: Readonly<Record<string, Row>> = Object.assign(
  {},
  ...parts.map((part) => part.accessRows),
);
