import { compareDisclosures } from '@porchlight/domain/readings/disclosure-changes/compare-disclosures.ts';
import type { EstimateComparison } from '@porchlight/domain/readings/disclosure-changes/disclosure-comparison.ts';
import type { FormReading } from '@porchlight/domain/readings/document-readings/form-reading.ts';
import type { FormTruth } from '../made/truth/form-truth.ts';
import { makeReading } from '../made/truth/truth-reading.ts';

/** What the change check made of two papers that were read, each rise by its words and dollars. */
export type ChangeOutcome = {
  /** What rose by what the papers say. */
  true: string[];
  found: string[];
  /** Not counted, and listed for the buyer as to be checked or typed. */
  asked: string[];
  missed: string[];
  /** Counted as risen and did not rise so. */
  false: string[];
  /** The papers were taken to be of two loans. */
  refused: string[];
};

/** Holds the change check of what was read against that of what the papers say. */
export function compareChanges(
  truths: { estimate: { truth: FormTruth }; closing: { truth: FormTruth } },
  read: { estimate: FormReading; closing: FormReading },
): ChangeOutcome {
  const own = compareOnce(makeReading(truths.estimate.truth), makeReading(truths.closing.truth));
  const found = compareOnce(read.estimate, read.closing);
  const [risen, counted] = [listRises(own), listRises(found)];
  const isRefused = found.otherLoan.length > 0;
  const hasOpen = found.open.length > 0 || found.toCheck.length > 0;
  const isIn = (rises: readonly Rise[], rise: Rise) =>
    rises.some(({ section, by }) => section === rise.section && by === rise.by);
  const lost = risen.filter((rise) => !isIn(counted, rise));
  const isAsked = ({ section }: Rise) =>
    isRefused || (section === 'ten' ? hasOpen : isOpen(found, section) || isToCheck(found, section));
  return {
    true: risen.map(({ text }) => text),
    found: risen.filter((rise) => isIn(counted, rise)).map(({ text }) => text),
    asked: lost.filter(isAsked).map(({ text }) => text),
    missed: lost.filter((rise) => !isAsked(rise)).map(({ text }) => text),
    false: counted.filter((rise) => !isIn(risen, rise)).map(({ text }) => text),
    refused: found.otherLoan.map((other) => JSON.stringify(other)),
  };
}

function compareOnce(estimate: FormReading, closing: FormReading): EstimateComparison {
  const [found] = compareDisclosures({ estimates: [estimate], closing }).comparisons;
  if (found === undefined) throw new Error('there is no comparison of two papers');
  return found;
}

/** The same rise is one of the same dollars in the same section, whatever its words. */
type Rise = { text: string; section: string; by: string };

function listRises({ risen, charges, tenOver }: EstimateComparison): Rise[] {
  const alone = risen.map(({ id, what, by }) => ({
    by,
    text: `${what} by ${by}`,
    section: charges.find((charge) => charge.id === id)?.section ?? '',
  }));
  return Number(tenOver) > 0
    ? [...alone, { text: `ten percent group by ${tenOver}`, section: 'ten', by: tenOver }]
    : alone;
}

/** Sections between which a service may move are asked for together. */
const TOGETHER: readonly (readonly string[])[] = [['A'], ['B', 'C', 'H'], ['E'], ['credits']];
const isOpen = ({ open }: EstimateComparison, section: string) =>
  open.some((each) => TOGETHER.find((all) => all.includes(section))?.includes(each.section));
const isToCheck = ({ charges, toCheck }: EstimateComparison, section: string) =>
  charges.some(({ id, section: own }) => own === section && toCheck.includes(id));
