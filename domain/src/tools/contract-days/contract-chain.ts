import { listContractDeadlines } from '../../contract-deadlines/contract-chain.ts';
import type { ContractTerm, TermChange } from '../../contract-deadlines/contract-term.ts';
import { changeProblems } from '../../contract-deadlines/en/contract-chain.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import {
  type ChainTerm,
  type ContractChainInput,
  type ContractChainResult,
  chainTerms,
} from './contract-chain.contract.ts';
import * as texts from './en/contract-days.ts';

/** Whole days alone are asked here, which are the same in every zone. */
const TIME_ZONE = 'UTC';

/** All terms as days. Throws InputRefusal without a term, and where one is extended that has no days. */
export function computeContractChain(input: ContractChainInput, _on: string): ContractChainResult {
  const { acceptance, extend } = input;
  const source = { title: texts.yourTerms };
  const terms = listTerms(input, source);
  if (terms.length === 0) throw new InputRefusal({ inspectionDays: texts.nameAtLeastOneTerm });
  const changes = chainTerms.flatMap((term): TermChange[] => {
    const to = extend[term];
    return to === undefined ? [] : [{ term, kind: 'extension', to, agreedOn: acceptance, document: null }];
  });
  const bases = { acceptance };
  const { deadlines, ignored } = listContractDeadlines({ days: bases, terms, changes, timeZone: TIME_ZONE });
  if (ignored.some(({ problem }) => problem === 'no-such-term')) {
    throw new InputRefusal({ extend: texts.extendATerm });
  }
  const days = Object.fromEntries(
    chainTerms.map((term) => [term, deadlines.find(({ key }) => key === term)?.day ?? null]),
  ) as Record<ChainTerm, string | null>;
  return {
    ...days,
    moved: changes
      .map(({ term }) => term as ChainTerm)
      .filter((term) => !ignored.some(({ change }) => change.term === term)),
    ignored: ignored.map(({ change, problem }) => ({
      term: change.term as ChainTerm,
      says: changeProblems[problem],
    })),
    deadlines: deadlines.map(({ key, day, formula }) => ({ term: key as ChainTerm, day, formula })),
    workings: terms.map((term) => explain(input, term, days[term.key as ChainTerm], source)),
    tables: [],
  };
}

function listTerms(input: ContractChainInput, source: ContractTerm['source']): ContractTerm[] {
  return chainTerms.flatMap((key) => {
    const days = input[`${key}Days`];
    if (days === undefined) return [];
    const { roll } = input;
    return [{ key, title: key, days, counting: 'calendar', roll, from: 'acceptance', minute: null, source }];
  });
}

function explain(
  { acceptance, extend, roll }: ContractChainInput,
  term: ContractTerm,
  day: string | null,
  source: ContractTerm['source'],
) {
  const extended = extend[term.key as ChainTerm];
  const inputs = {
    acceptance,
    days: String(term.days),
    roll,
    ...(extended !== undefined && { extendedTo: extended }),
  };
  return showWorking(term.key, texts.asExtended, inputs, day ?? '', source);
}
