import * as planTexts from '@porchlight/content/en/plan.ts';
import * as texts from '@porchlight/content/en/sharing-shared.ts';
import { factGroups } from '@porchlight/domain/plan/fact-groups.ts';
import type { SharedFact } from '@porchlight/domain/sharing/shared.contract.ts';
import { FactList } from './fact-list.tsx';

/** The figures of the plan in the groups in which its buyers see them. */
export default function SharedFigures({ facts }: { facts: readonly SharedFact[] }) {
  const groups = Object.entries(factGroups).flatMap(([group, names]) => {
    const own = names.flatMap((name) => facts.filter(({ fact }) => fact === name));
    return own.length === 0 ? [] : [{ title: planTexts.groups[group as keyof typeof factGroups], own }];
  });
  if (groups.length === 0) return <p className="text-ink-soft">{texts.noFigures}</p>;
  return groups.map(({ title, own }) => (
    <div key={title} className="grid gap-3 border-line border-t pt-4">
      <h4 className="font-semibold text-[1.0625rem]">{title}</h4>
      <FactList facts={own} />
    </div>
  ));
}
