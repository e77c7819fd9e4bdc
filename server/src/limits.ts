import { features } from './features.ts';
import { platformLimits, type RateLimitRules } from './platform/http/limits/rate-limits.ts';

type Feature = (typeof features)[number];
type LimitsOf<Each> = Each extends { limits: infer Table extends RateLimitRules }
  ? keyof Table & string
  : never;
type FormOf<Name> = Name extends `${infer Form}-network`
  ? `${Form}-address` extends LimitName
    ? Form
    : never
  : never;

/** Every limit of a feature. */
export type LimitName = LimitsOf<Feature>;

/** The public forms that store something: what has a limit for a network and one for an address. */
export type VisitorForm = FormOf<LimitName>;

/** @throws where two have one name: they would count together. */
export function listLimits(): Record<LimitName, RateLimitRules[string]> {
  const limits: Record<string, RateLimitRules[string]> = {};
  for (const feature of features)
    for (const [name, limit] of Object.entries('limits' in feature ? feature.limits : {})) {
      if (name in limits || name in platformLimits) throw new Error(`two rate limits are called ${name}`);
      limits[name] = limit;
    }
  return limits;
}
