import * as texts from '@porchlight/content/en/plan.ts';
import { choiceTexts } from '@porchlight/content/en/plan.ts';
import { findAmountQuestion, parseDollars, toCents, toDollars } from '@porchlight/domain/kernel/money.ts';
import type { Fact, FactValue } from '@porchlight/domain/plan/plan-facts.ts';
import { tidyDollars } from '../tools/typed-values.ts';

/** One field in which a fact, or a part of it, is entered. `name` is the part's; a fact of one part is all of it. */
export type FactField = {
  name: string;
  kind: 'dollars' | 'percent' | 'years' | 'count' | 'date' | 'choice' | 'text';
  /** Whose words the choices are, in `choiceTexts`. */
  choices?: string;
  isOptional?: boolean;
};

/** The content of the fields, as typed. */
export type FactDraft = Readonly<Record<string, string>>;

const whole = (kind: FactField['kind']): FactField[] => [{ name: '', kind }];
const choice = (choices: string): FactField[] => [{ name: '', kind: 'choice', choices }];
const income: FactField[] = [
  { name: 'cents', kind: 'dollars' },
  { name: 'per', kind: 'choice', choices: 'per' },
];

export const factFields: Readonly<Record<Fact, readonly FactField[]>> = {
  people: whole('count'),
  incomeWages: income,
  incomeSelfEmployment: income,
  incomeOther: income,
  monthlyDebts: whole('dollars'),
  savings: whole('dollars'),
  monthlyRent: whole('dollars'),
  creditScore: [
    { name: 'score', kind: 'count' },
    { name: 'model', kind: 'choice', choices: 'model' },
    { name: 'bureau', kind: 'choice', choices: 'bureau' },
    { name: 'on', kind: 'date', isOptional: true },
  ],
  place: [
    { name: 'state', kind: 'choice', choices: 'state' },
    { name: 'county', kind: 'text', isOptional: true },
  ],
  priceRange: [
    { name: 'from', kind: 'dollars' },
    { name: 'to', kind: 'dollars' },
  ],
  price: whole('dollars'),
  downPayment: whole('dollars'),
  deposit: whole('dollars'),
  sellerCredit: whole('dollars'),
  occupancy: choice('occupancy'),
  propertyType: choice('propertyType'),
  timeline: choice('timeline'),
  closingDay: whole('date'),
  program: choice('program'),
  termMonths: whole('years'),
  ratePercent: whole('percent'),
  pointsPercent: whole('percent'),
  lockUntil: whole('date'),
  lockTerms: [
    { name: 'stepDays', kind: 'count' },
    { name: 'stepPercent', kind: 'percent', isOptional: true },
    { name: 'stepFee', kind: 'dollars', isOptional: true },
    { name: 'freeDays', kind: 'count' },
    { name: 'mostDays', kind: 'count', isOptional: true },
  ],
  lender: whole('text'),
  balance: whole('dollars'),
  remainingMonths: whole('count'),
  // Entered in the comparison of offers.
  offers: [],
  propertyTaxYearly: whole('dollars'),
  homeInsuranceYearly: whole('dollars'),
  duesMonthly: whole('dollars'),
};

/** A value as the fields show it; empty ones for none, but for choices that are rarely another. */
export function formatFactDraft(fact: Fact, value: FactValue | null): FactDraft {
  const parts = typeof value === 'object' && value !== null ? value : { '': value };
  return Object.fromEntries(
    factFields[fact].map((field) => {
      const part = (parts as Record<string, string | number | null>)[field.name];
      return [field.name, part === null || part === undefined ? writeUsual(field) : writePart(field, part)];
    }),
  );
}

/** What the fields say as a value, as far as it can be read; `parseFact` judges it. A sentence where a field cannot be. */
export function getFactDraft(fact: Fact, draft: FactDraft): { value: unknown } | { problem: string } {
  const parts: Record<string, unknown> = {};
  for (const field of factFields[fact]) {
    const text = (draft[field.name] ?? '').trim();
    if (text === '' && field.isOptional) {
      parts[field.name] = null;
      continue;
    }
    const read = readPart(field, text);
    if (read === undefined)
      return {
        problem: (field.kind === 'dollars' ? findAmountQuestion(text) : undefined) ?? unread[field.kind],
      };
    parts[field.name] = read;
  }
  return { value: '' in parts ? parts[''] : parts };
}

const usual: Readonly<Record<string, string>> = {
  ...{ per: 'year', model: 'unknown', bureau: 'unknown' },
  ...{ stepDays: '1', freeDays: '0' },
};
const writeUsual = ({ name }: FactField) => usual[name] ?? '';

function writePart({ kind }: FactField, part: string | number): string {
  if (kind === 'dollars') return tidyDollars(toDollars(Number(part)));
  return kind === 'years' ? String(Number(part) / 12) : String(part);
}

function readPart({ kind, choices }: FactField, text: string): string | number | undefined {
  switch (kind) {
    case 'dollars': {
      const dollars = parseDollars(text);
      return dollars === undefined ? undefined : toCents(dollars);
    }
    case 'years': {
      const months = Math.round(Number(text.replace(/\s*years?$/i, '')) * 12 * 100) / 100;
      return text !== '' && Number.isInteger(months) ? months : undefined;
    }
    case 'count':
      return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
    case 'percent':
      return /^[\d.]+\s*%?$/.test(text) ? text.replace(/\s*%$/, '').replace(/\.$/, '') : undefined;
    case 'choice':
      return Object.hasOwn(choiceTexts[choices ?? ''] ?? {}, text) ? text : undefined;
    case 'date':
      return /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;
    case 'text':
      return text === '' ? undefined : text;
  }
}

const unread: Readonly<Record<FactField['kind'], string>> = {
  dollars: texts.enterAnAmount,
  years: texts.enterYears,
  count: texts.enterANumber,
  percent: texts.enterANumber,
  choice: texts.chooseOne,
  date: texts.enterADay,
  text: texts.enterSomething,
};
