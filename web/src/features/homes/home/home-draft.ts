import type { HomeInput } from '@porchlight/domain/homes/home-fields.ts';
import { suggestTimeZone } from '@porchlight/domain/homes/state-time-zones.ts';
import type { PlaceCode } from '@porchlight/domain/kernel/states.ts';
import { formatTypedCents, parseTypedCents } from '../../tools/plan/typed-cents.ts';

export const amountFields = ['price', 'propertyTaxYearly', 'homeInsuranceYearly', 'duesMonthly'] as const;
export const countFields = ['bedrooms', 'squareFeet', 'yearBuilt'] as const;

/** A home as its form holds it. */
export type HomeDraft = Record<keyof HomeInput, string>;

export function createHomeDraft(home: Partial<HomeInput> | undefined): HomeDraft {
  const text = (value: number | string | null | undefined) => (value == null ? '' : String(value));
  const amounts = amountFields.map((field) => [field, formatTypedCents(home?.[field])]);
  const counts = countFields.map((field) => [field, text(home?.[field])]);
  return {
    address: text(home?.address),
    state: text(home?.state),
    timeZone: home?.timeZone ?? suggestTimeZone(home?.state ?? null),
    propertyType: text(home?.propertyType),
    bathrooms: text(home?.bathrooms),
    link: text(home?.link),
    stage: home?.stage ?? 'looking',
    ...Object.fromEntries([...amounts, ...counts]),
  };
}

/** Another state, with the time zone of most homes there; `keepsZone` where hours of offers are read on the clock that the home has. */
export function changeState(
  draft: HomeDraft,
  state: string,
  { keepsZone }: { keepsZone: boolean },
): HomeDraft {
  const timeZone = suggestTimeZone(state === '' ? null : (state as PlaceCode));
  return { ...draft, state, ...(keepsZone ? {} : { timeZone }) };
}

/** In the terms of the contract; what cannot be read is left for its check to refuse. */
export function getHomeDraft(draft: HomeDraft): Record<string, unknown> {
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    ...draft,
    state: orNull(draft.state),
    propertyType: orNull(draft.propertyType),
    bathrooms: orNull(draft.bathrooms),
    link: orNull(draft.link),
    ...Object.fromEntries(amountFields.map((field) => [field, parseTypedCents(draft[field])])),
    ...Object.fromEntries(countFields.map((field) => [field, readCount(draft[field])])),
  };
}

function readCount(text: string): number | null {
  const plain = text.replaceAll(',', '').trim();
  return plain === '' ? null : Number(plain);
}
