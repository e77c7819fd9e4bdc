import * as texts from '@porchlight/content/en/tools/screens.ts';
/** What a tool takes for granted. Always open: an answer is worth no more than these. */
export function AssumptionList({ assumptions }: { assumptions: readonly string[] }) {
  return (
    <section aria-labelledby="assumptions" className="grid gap-4">
      <h2 id="assumptions" className="text-2xl">
        {texts.assumptionsTitle}
      </h2>
      <ul className="grid max-w-[68ch] list-disc gap-2.5 pl-5 text-ink-soft">
        {assumptions.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
    </section>
  );
}
