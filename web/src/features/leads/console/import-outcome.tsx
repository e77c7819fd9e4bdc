import * as texts from '@porchlight/content/en/leads.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import { type ImportReport, type KnownChoice, knownChoices } from '@porchlight/domain/leads/lead-import.ts';
import { SummaryList } from '../../../console-kit/staff-split.tsx';
import { staffPaths } from '../../../staff-paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';

/** What a check found or an import stored, and the next step. */
export function ImportOutcome({
  report,
  busy,
  known,
  onKnown,
  onImport,
}: {
  report: ImportReport;
  busy: boolean;
  known: KnownChoice;
  onKnown: (choice: KnownChoice) => void;
  onImport: (skipsBad: boolean) => void;
}) {
  const { isStored, importId, lines, added, updated, bad, erased, problems } = report;
  const count = (number: number) => formatCount(number, locale);
  return (
    <section aria-label={texts.outcomeLabel} className="grid gap-5">
      <p role="status" className="font-semibold">
        {isStored ? texts.leadsAreStored(added, updated) : texts.outcomeChecked}
      </p>
      <SummaryList
        items={[
          [texts.lines, count(lines)],
          [texts.newLabel, count(added)],
          [texts.knownAlready, count(report.known)],
          ...(updated > 0 ? ([[texts.updatedLabel, count(updated)]] as const) : []),
          [texts.bad, count(bad)],
          ...(erased > 0 ? ([[texts.erasedLabel, count(erased)]] as const) : []),
        ]}
      />
      {isStored && added > 0 && (
        <p>
          <ButtonLink variant="primary" to={`${staffPaths.leads}?importId=${importId}`}>
            {texts.showImported(added)}
          </ButtonLink>
        </p>
      )}
      {!isStored && report.known > 0 && (
        <SelectField
          label={texts.knownAsk(report.known)}
          hint={texts.knownHints[known]}
          value={known}
          onChange={({ target }) => onKnown(knownChoices.find((choice) => choice === target.value) ?? 'skip')}
        >
          {knownChoices.map((choice) => (
            <option key={choice} value={choice}>
              {texts.knownChoiceNames[choice]}
            </option>
          ))}
        </SelectField>
      )}
      {!isStored &&
        (added + updated > 0 ? (
          <p>
            <Button variant="primary" busy={busy} onClick={() => onImport(bad > 0)}>
              {texts.importCountedLeads(added, updated, bad)}
            </Button>
          </p>
        ) : (
          <p>{texts.nothingToImport}</p>
        ))}
      {problems.length > 0 && <Problems problems={problems} />}
    </section>
  );
}

const MAX_SHOWN = 200;

function Problems({ problems }: Pick<ImportReport, 'problems'>) {
  return (
    <div className="grid gap-2">
      <h2 className="text-lg">{texts.whatToMend}</h2>
      <table className="figure-tabular w-full border-collapse text-left text-[.9375rem]">
        <caption className="sr-only">{texts.problemsLineFile}</caption>
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className="py-2 pr-4 text-right">
              {texts.line}
            </th>
            <th scope="col" className="py-2 pr-4">
              {texts.importOutcomeColumn}
            </th>
            <th scope="col" className="py-2">
              {texts.problem}
            </th>
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, MAX_SHOWN).map(({ line, column, message }) => (
            <tr key={`${line} ${column} ${message}`} className="border-line border-b align-top">
              <td className="py-2 pr-4 text-right">{line}</td>
              <td className="py-2 pr-4">{column === '' ? texts.theWholeLine : column}</td>
              <td className="py-2">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problems.length > MAX_SHOWN && (
        <p className="text-ink-soft">{texts.andMore(formatCount(problems.length - MAX_SHOWN, locale))}</p>
      )}
    </div>
  );
}
