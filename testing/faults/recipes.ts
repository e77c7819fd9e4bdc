import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Recipe } from './fail-nth.ts';

const features = join(import.meta.dirname, '../../server/src/features');
const parts: { recipes?: Record<string, Recipe>; withoutRecipe?: Record<string, string> }[] =
  await Promise.all(
    globSync('**/*.faults.ts', { cwd: features }).map((path) => import(join(features, path))),
  );

/** How each storing endpoint of the contract is brought to store something, by `feature.name`: the `*.faults.ts` of all features. */
export const recipes: Readonly<Record<string, Recipe>> = Object.assign(
  {},
  ...parts.map((part) => part.recipes),
);

/** Endpoints that are no mere question and have no recipe, and why. */
export const leftOut: Readonly<Record<string, string>> = Object.assign(
  {},
  ...parts.map((part) => part.withoutRecipe),
);
/** Those that compute and store nothing. */
export const COMPUTING = /^(tools|estimates)[.]/;
