import type { RetentionKind } from '@porchlight/domain/personal-data/retention.ts';
import { features } from '../features.ts';
import type { RetentionRule } from '../platform/database/retention-rule.ts';
import { platformRetention } from '../platform/platform-tables.ts';

type KindOf<Each> = Each extends { retention: infer Rules } ? keyof Rules : never;
type Ruled = KindOf<(typeof features)[number]> | keyof typeof platformRetention;

/** What the daily job removes, kind by kind. A kind without a rule does not pass the types. */
export const retentionRules = mergeRules<Exclude<RetentionKind, Ruled>>();

function mergeRules<_Missing extends never>(): Readonly<Record<RetentionKind, RetentionRule>> {
  return Object.assign(
    { ...platformRetention },
    ...features.map((feature) => ('retention' in feature ? feature.retention : {})),
  );
}
