import { compareDisclosures } from '@porchlight/domain/readings/disclosure-changes/compare-disclosures.ts';
import type {
  EstimateComparison,
  ProviderChoice,
} from '@porchlight/domain/readings/disclosure-changes/disclosure-comparison.ts';
import { type PickedPapers, pickPapers } from '@porchlight/domain/readings/disclosure-changes/same-paper.ts';
import { getTypedTerms, makeTypedSet } from '@porchlight/domain/readings/disclosure-changes/typed-lines.ts';
import type { FormReading } from '@porchlight/domain/readings/document-readings/form-reading.ts';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { getDraft, storeDraft } from '../../../platform/browser/drafts.ts';
import { SIGNED_IN_NOTE } from '../../../platform/page/pre-hydration-reads.ts';
import { tidyDollars } from '../typed-values.ts';
import {
  createChargesDraft,
  emptyCharge,
  emptyPapers,
  examplePapers,
  findProvider,
  getCharges,
  MAX_CHARGES,
  removeExample,
  type TypedCharge,
  type TypedPapers,
} from './typed-charges.ts';

const DRAFT = 'change-check';

/** What was read, of one's own documents and of files that were chosen beside them. */
type Readings = Record<'documents' | 'files', readonly FormReading[]>;
const noReadings: Readings = { documents: [], files: [] };
type Answers = { providers: Readonly<Record<string, ProviderChoice>>; confirmed: readonly string[] };
const noAnswers: Answers = { providers: {}, confirmed: [] };

/** Rows as typed, kept for the tab, or the papers in their place, and their comparison. */
export function useChangeCheck() {
  const [typed, setTyped] = useState(examplePapers);
  const [readings, setReadings] = useState(noReadings);
  const [papers, setPapers] = useState<PickedPapers>();
  const [answers, setAnswers] = useState(noAnswers);
  const [isExampleAsked, setExampleAsked] = useState(false);

  useEffect(() => {
    // What was typed before the page came alive counts as typed.
    const kept = createChargesDraft(getDraft(DRAFT)) ?? readControls();
    const isSignedIn = document.documentElement.dataset[SIGNED_IN_NOTE] === '1';
    if (isSignedIn) setTyped(removeExample(kept ?? examplePapers));
    else if (kept) setTyped(kept);
  }, []);

  const { typed: read, problems } = useMemo(() => getCharges(typed), [typed]);
  const late = useDeferredValue(read);
  const result = useMemo(() => {
    if (papers !== undefined) return compareDisclosures({ ...papers, answers });
    if (late.lines.length === 0) return undefined;
    const set = makeTypedSet(late);
    return compareDisclosures({ ...set, answers: { ...set.answers, confirmed: answers.confirmed } });
  }, [papers, answers, late]);

  const keep = (next: TypedPapers) => {
    setTyped(next);
    storeDraft(DRAFT, JSON.stringify(next));
  };
  const keepCharges = (charges: readonly TypedCharge[]) => keep({ ...typed, charges });
  return {
    ...{ typed, problems, readings, papers, answers, result },
    isExample: typed === examplePapers && papers === undefined,
    isTyped: papers === undefined,
    /** The example as the page was built with it: the style sheet hides it from a signed-in buyer before scripts run. */
    isBuiltExample: typed === examplePapers && !isExampleAsked,
    /** Nothing was typed or read yet. */
    isFree: papers === undefined && (typed === examplePapers || typed === emptyPapers),
    showExample: () => {
      setExampleAsked(true);
      setTyped(examplePapers);
    },
    /** Compares what was read, once both kinds of paper are there. */
    comparePapers: (next: Partial<Readings>) => {
      const all = { ...readings, ...next };
      setReadings(all);
      // From the first own paper on, nothing of the example stays beside it.
      if (all.documents.length + all.files.length > 0) setTyped(removeExample);
      const picked = pickPapers([...all.documents, ...all.files]);
      if (picked === undefined) return;
      setAnswers(noAnswers);
      setPapers(picked);
    },
    /** Goes on without the papers: what was read becomes rows that can be corrected. */
    typeInstead: (comparison: EstimateComparison) => {
      keep({
        ...{ ...takeCharges(comparison), ...takeRates(papers) },
        ...(papers !== undefined && { terms: getTypedTerms(papers) }),
      });
      setPapers(undefined);
    },
    changeCharge: (row: number, more: Partial<TypedCharge>) =>
      keepCharges(typed.charges.map((each, place) => (place === row ? { ...each, ...more } : each))),
    changeRate: (name: 'aprBefore' | 'aprNow', text: string) => keep({ ...typed, [name]: text }),
    add: () => typed.charges.length < MAX_CHARGES && keepCharges([...typed.charges, emptyCharge]),
    remove: (row: number) => keepCharges(typed.charges.filter((_, place) => place !== row)),
    clear: () => keep(emptyPapers),
    chooseProvider: (id: string, provider: ProviderChoice) =>
      setAnswers((before) => ({ ...before, providers: { ...before.providers, [id]: provider } })),
    confirm: (id: string, isRight: boolean) =>
      setAnswers(({ confirmed, ...rest }) => ({
        ...rest,
        confirmed: isRight ? [...confirmed, id] : confirmed.filter((each) => each !== id),
      })),
  };
}

export type ChangeCheck = ReturnType<typeof useChangeCheck>;

/** What a paper lacks, or was not read of it, stays empty. */
function takeCharges({ charges }: EstimateComparison): Pick<TypedPapers, 'charges'> {
  const plain = (amount: string) => tidyDollars(amount.replace('-', ''));
  return {
    charges: charges.map(({ section, estimateSection, what, because, le, cd, match }) => ({
      // Which section the estimate has it in says whether it could be shopped for.
      ...{ section: estimateSection ?? section, what, provider: findProvider(because) ?? 'lender-list' },
      le: match === 'only-closing' ? '' : plain(le),
      cd: match === 'only-estimate' ? '' : plain(cd),
    })),
  };
}

function takeRates(papers: PickedPapers | undefined): Pick<TypedPapers, 'aprBefore' | 'aprNow'> {
  const read = (reading: FormReading | undefined) => String(reading?.fields.apr?.value ?? '');
  return {
    aprBefore: read(papers?.earlierClosing ?? papers?.estimates.at(-1)),
    aprNow: read(papers?.closing),
  };
}

/** The id of a control, by its row and field. */
export const toChargeId = (row: number, field: keyof TypedCharge) => `charge-${row}-${field}`;

/** What the built form's controls hold; nothing where that is the example as it was built. */
function readControls(): TypedPapers | undefined {
  let isChanged = false;
  const charges = examplePapers.charges.map((charge, row) => {
    const fields = Object.keys(charge) as (keyof TypedCharge)[];
    const read = fields.map((field) => {
      const control = document.getElementById(toChargeId(row, field));
      const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
      const text = isControl ? control.value : charge[field];
      isChanged ||= text !== charge[field];
      return [field, text];
    });
    return Object.fromEntries(read) as TypedCharge;
  });
  return isChanged ? { ...examplePapers, charges } : undefined;
}
