import type { PlaceCode } from '../kernel/states.ts';

/** The zones of the United States and its territories (15 U.S.C. 263), as the clock on an offer is read in them, with their IANA names. */
export const homeTimeZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'Pacific/Guam',
  'Pacific/Pago_Pago',
] as const;
export type HomeTimeZone = (typeof homeTimeZones)[number];

const statesOfZone: Partial<Record<HomeTimeZone, readonly PlaceCode[]>> = {
  'America/Chicago': [
    ...(['AL', 'AR', 'IA', 'IL', 'KS', 'LA', 'MN', 'MO', 'MS'] as const),
    ...(['ND', 'NE', 'OK', 'SD', 'TN', 'TX', 'WI'] as const),
  ],
  'America/Denver': ['CO', 'ID', 'MT', 'NM', 'UT', 'WY'],
  'America/Phoenix': ['AZ'],
  'America/Los_Angeles': ['CA', 'NV', 'OR', 'WA'],
  'America/Anchorage': ['AK'],
  'Pacific/Honolulu': ['HI'],
  'America/Puerto_Rico': ['PR', 'VI'],
  'Pacific/Guam': ['GU', 'MP'],
  'Pacific/Pago_Pago': ['AS'],
};

/** States that lie in two zones: the one suggested is where most people live, and the buyer has to check (49 CFR part 71). */
export const twoZoneStates: readonly PlaceCode[] = [
  ...(['AK', 'FL', 'ID', 'IN', 'KS', 'KY', 'MI', 'ND', 'NE', 'NV', 'OR', 'SD', 'TN', 'TX'] as const),
];

/** The zone of most of a state, from the boundaries of 49 CFR part 71; Eastern where no state is known. */
export function suggestTimeZone(state: PlaceCode | null): HomeTimeZone {
  const found = homeTimeZones.find((zone) => state !== null && statesOfZone[zone]?.includes(state));
  return found ?? 'America/New_York';
}
