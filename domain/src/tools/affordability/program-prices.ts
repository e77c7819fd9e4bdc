import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import type { TableUse } from '../../programs/data-table.ts';
import { findRequiredResidual } from '../../programs/debt-to-income/residual-income.ts';
import { findConformingLimits, findFhaLimits } from '../../programs/loan-limits/loan-limits.ts';
import { computeFhaMip } from '../../programs/mortgage-insurance/fha-mip.ts';
import { computeUsdaFees } from '../../programs/mortgage-insurance/usda-fees.ts';
import { computeVaFundingFee } from '../../programs/mortgage-insurance/va-funding-fee.ts';
import type { AffordabilityInput, AffordabilityResult } from './affordability.contract.ts';
import * as texts from './en/price-answer.ts';
import { answerPrice, type Bound, boundByRatios, type Circumstances, listCaps } from './price-answer.ts';
import { type Bands, listFhaBands, listUsdaBands, listVaBands } from './program-bands.ts';
import { getProgramLines, type ProgramLines, type SourcedLines } from './ratio-lines.ts';

type ProgramPrices = AffordabilityResult['programs'][number];
type Program = {
  program: ProgramPrices['program'];
  lines: ProgramLines;
  bands: Bands;
  loanLimit: string | number | null;
  tables: readonly TableUse[];
};

/** Required residual income is higher from this loan on; smaller loans are held to it as well, which is careful. */
const RESIDUAL_LOAN = 80_000;

/**
 * What each program's own lines, fees, premiums and limits leave for a price: at its usual lines, and at the furthest its
 * handbook goes. `conventionalBands` are those of the reader's mortgage insurance.
 */
export function listProgramPrices(
  given: AffordabilityInput,
  about: Circumstances,
  conventionalBands: Bands,
  on: string,
): { programs: ProgramPrices[]; tables: TableUse[] } {
  const { downPayment } = about;
  const { creditScoreBand, termMonths, vaUse, vaExempt, loanLimit, fhaLimit } = given;
  const conforming = findConformingLimits({}, on);
  const fha = findFhaLimits({}, on);
  const nothing = new Decimal(0);
  const isFhaOpen = creditScoreBand !== 'below-500';
  const { lines, table: dtiTable } = getProgramLines(creditScoreBand, on);
  const limits = { conforming: conforming.table, fha: fha.table };
  const fees = {
    fha: computeFhaMip({ baseLoan: nothing, ltvPercent: nothing, termMonths }, on).table,
    va: computeVaFundingFee(
      { price: nothing, downPayment, use: vaUse, purpose: 'purchase', exempt: vaExempt },
      on,
    ).table,
    usda: computeUsdaFees(nothing, 'financed', on).table,
  };
  const programs: Program[] = [
    {
      program: 'conventional',
      lines: lines.conventional,
      bands: conventionalBands,
      loanLimit: loanLimit ?? conforming.baseline[0],
      tables: [limits.conforming],
    },
    {
      program: 'fha',
      lines: lines.fha,
      bands: listFhaBands(downPayment, termMonths, on),
      loanLimit: isFhaOpen ? (fhaLimit ?? fha.floor[0]) : 0,
      tables: [limits.fha, fees.fha],
    },
    {
      program: 'va',
      lines: lines.va,
      bands: listVaBands(downPayment, vaUse, vaExempt, on),
      loanLimit: null,
      tables: [fees.va],
    },
    {
      program: 'usda',
      lines: lines.usda,
      bands: listUsdaBands(downPayment, on),
      loanLimit: null,
      tables: [fees.usda],
    },
  ];
  return {
    programs: programs.map((program) => writeProgram(program, given, about, on)),
    tables: [dtiTable, ...programs.flatMap(({ tables }) => tables)],
  };
}

function writeProgram(
  program: Program,
  given: AffordabilityInput,
  about: Circumstances,
  on: string,
): ProgramPrices {
  const { lines, bands, loanLimit } = program;
  const { standard, outer, minimumDownPercent, notes } = lines;
  const caps = listCaps(about, { loanLimit, minimumDownPercent });
  const write = ({ words, source }: SourcedLines, bound: Bound) => ({
    lines: words,
    source,
    ...answerPrice(about, bound, bands, caps),
  });
  const bounds =
    program.program === 'va'
      ? boundVa(given, about, lines, on)
      : { standard: boundByRatios(about, standard), outer: boundByRatios(about, outer), words: outer.words };
  return {
    program: program.program,
    minimumDownPercent,
    loanLimit: loanLimit === null ? null : toFixedDollars(new Decimal(loanLimit)),
    standard: write(standard, bounds.standard),
    outer: write({ ...outer, words: bounds.words }, bounds.outer),
    notes,
    warnings: program.tables.flatMap(({ name, warning }) =>
      warning === null ? [] : [`${name}: ${warning}`],
    ),
  };
}

/** VA's ratio is a guideline; residual income, where the reader gives what it asks, bounds both and opens what lies above it. */
function boundVa(
  { residualIncome }: AffordabilityInput,
  about: Circumstances,
  { standard }: ProgramLines,
  on: string,
) {
  const byRatio = boundByRatios(about, standard);
  if (residualIncome === undefined) return { standard: byRatio, outer: byRatio, words: standard.words };
  const { region, familySize, taxesMonthly, maintenanceUtilities, childCare } = residualIncome;
  const household = { region, familySize, loanAmount: new Decimal(RESIDUAL_LOAN) };
  const { required, requiredAbove41 } = findRequiredResidual(household, on);
  const left = about.income
    .minus(about.debts)
    .minus(taxesMonthly)
    .minus(maintenanceUtilities)
    .minus(childCare);
  const keep = (residual: Decimal): Bound => ({
    payment: Decimal.max(0, left.minus(residual)),
    binding: 'residualIncome',
  });
  const least = keep(required);
  const usual = least.payment.lt(byRatio.payment) ? least : byRatio;
  const above = keep(requiredAbove41);
  return {
    standard: usual,
    outer: above.payment.gt(usual.payment) ? above : usual,
    words: texts.vaAbove41,
  };
}
