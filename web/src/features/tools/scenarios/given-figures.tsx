import type { ToolText } from '@porchlight/domain/tools/tool-pages.ts';
import type { ShownWorking, ToolDefinition, ToolField, Typed } from '../tool-definition.ts';

/** On paper the form is left out; what was typed into it is printed as a list. */
export function GivenFigures<Input, Result extends ShownWorking>({
  tool,
  text,
  typed,
}: {
  tool: ToolDefinition<Input, Result>;
  text: ToolText<string, string>;
  typed: Typed;
}) {
  return (
    <dl className="hidden grid-cols-2 gap-x-8 text-[9.5pt] print:grid">
      {listGiven(tool.fields, text, typed).map(([label, value]) => (
        <div key={label} className="flex justify-between gap-3 border-line border-b py-0.5">
          <dt>{label}</dt>
          <dd className="figure-tabular font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const signs: Partial<Record<ToolField['kind'], (value: string) => string>> = {
  dollars: (value) => `$${value.replace(/^\s*\$/, '')}`,
  percent: (value) => `${value.replace(/\s*%\s*$/, '')}%`,
  change: (value) => `${value.replace(/\s*%\s*$/, '')}%`,
  years: (value) => (/^[\d.]+$/.test(value) ? `${value} ${value === '1' ? 'year' : 'years'}` : value),
};

/** The questions that were asked, by their labels, with what was put in. */
export function listGiven(
  fields: readonly ToolField[],
  text: ToolText<string, string>,
  typed: Typed,
): [string, string][] {
  return fields
    .filter(
      ({ name, isAsked, isWithin }) => !isWithin && isAsked?.(typed) !== false && (typed[name] ?? '') !== '',
    )
    .map(({ name, kind, period }) => {
      const { label, choices } = text.fields[name] ?? { label: name };
      const value = (typed[name] ?? '').trim();
      const written = choices?.[value] ?? signs[kind]?.(value) ?? value;
      if (period === undefined) return [label, written];
      return [label, `${written} ${text.fields[period]?.choices?.[typed[period] ?? ''] ?? ''}`.trim()];
    });
}
