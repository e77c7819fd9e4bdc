import { findOtherLoan, type NamedPaper } from '../readings/disclosure-changes/other-loan.ts';

/** Borrower or home where papers of offers name different ones: what each of them says, in the order given; null where it says nothing. */
export type OtherOffers = { what: 'borrower' | 'property'; names: readonly (string | null)[] };

/**
 * Loan Estimates that name different borrowers or homes are not offers on one loan. Lenders differ: that is what is compared. What a
 * document does not say, or what was read with doubt, proves nothing.
 */
export function findOtherOffers(papers: readonly NamedPaper[]): OtherOffers[] {
  const differing = new Set(
    papers.flatMap((paper, place) =>
      papers.slice(place + 1).flatMap((other) => findOtherLoan(paper, other).map(({ what }) => what)),
    ),
  );
  return (['borrower', 'property'] as const)
    .filter((what) => differing.has(what))
    .map((what) => ({
      what,
      names: papers.map(({ fields }) => {
        const value = fields[what === 'borrower' ? 'applicants' : 'property']?.value;
        return typeof value === 'string' ? value : null;
      }),
    }));
}
