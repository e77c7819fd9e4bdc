import type { FoundField, PaperSchema } from '../engine/paper-schema.ts';

const KINDS = [
  ['driver license', /^(.*\b)?driver'?s? licen[sc]e$/i],
  ['identification card', /^(.*\b)?(identification|id) card$/i],
  ['passport', /^(united states )?passport( card)?( \/ .*)?$/i],
  ['permanent resident card', /^permanent resident( card)?$/i],
] as const;

/** A driver license, state ID, passport or permanent resident card. Its kind and last day are read; name, number and the rest are not. */
export const photoId: PaperSchema = {
  kind: 'photo_id',
  known: {
    labels: [
      /^(.*\b)?(driver'?s? licen[sc]e|(identification|id) card|passport|permanent resident)/i,
      /^(4b\.? ?)?(exp(ires|iration|iry)?( date)?|card expires|date of expir(ation|y))/i,
      /^(4a\.? ?)?(iss(ued?)?|date of issue)/i,
      /^(3\.? ?)?(dob|date of birth|birth date)/i,
      /^(15\.? ?)?sex\b/i,
      /^(16\.? ?)?(hgt|height)/i,
      /^nationality/i,
    ],
    fewest: 3,
  },
  needs: ['document', 'expires'],
  fields: {
    document: [readKind],
    expires: [
      {
        labels: [
          /^(4b\.? ?)?(card expires|date of expir(ation|y).*?(?=\d|$)|exp(ires|iration|iry)?( date)?)/i,
        ],
        is: 'day',
      },
    ],
  },
  checks: [],
};

function readKind(pages: Parameters<FoundField>[0]): ReturnType<FoundField> {
  for (const [value, words] of KINDS)
    for (const { cells } of pages) {
      const cell = cells.find(({ text }) => words.test(text.replaceAll('’', "'").trim()));
      if (cell !== undefined) return { value, cell };
    }
  return undefined;
}
