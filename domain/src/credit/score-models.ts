/** The three nationwide credit bureaus. */
export const bureaus = ['equifax', 'experian', 'transunion'] as const;
export type Bureau = (typeof bureaus)[number];

/** Versions of a score that a notice or an app names. Classic FICO is 2, 4 and 5. */
export const creditScoreModels = [
  'fico-2',
  'fico-4',
  'fico-5',
  'fico-8',
  'fico-9',
  'fico-10',
  'fico-10t',
  'vantagescore-3',
  'vantagescore-4',
] as const;
export type CreditScoreModel = (typeof creditScoreModels)[number];

/** Each version of Classic FICO is computed from the file of one bureau. */
const classicBureaus: Partial<Record<CreditScoreModel, Bureau>> = {
  'fico-2': 'experian',
  'fico-4': 'transunion',
  'fico-5': 'equifax',
};

/** The bureau whose file a model reads, or undefined where it reads any. */
export function findModelBureau(model: CreditScoreModel): Bureau | undefined {
  return classicBureaus[model];
}

/**
 * Whether a mortgage lender prices with a score of this model: `lender`, Classic FICO; `some-lenders`, VantageScore 4.0, which approved lenders
 * of a limited rollout may deliver since 2026-04-22 (FHFA and HUD, as reported by Orrick); `app`, everything else.
 */
export function findLenderUse(model: CreditScoreModel): 'lender' | 'some-lenders' | 'app' {
  if (classicBureaus[model] !== undefined) return 'lender';
  return model === 'vantagescore-4' ? 'some-lenders' : 'app';
}

/** Where a reading comes from: typed by its owner, or read from a document of theirs. */
export const readingSources = ['typed', 'document'] as const;
