import * as texts from '@porchlight/content/en/shared/left-out.ts';
/** Says how many rows of a list the server could not read and left out; nothing where it gave all. `what`: one of them, and several. */
export function LeftOutNote({
  count = 0,
  what: [one, several],
}: {
  count: number | undefined;
  what: readonly [one: string, several: string];
}) {
  if (count === 0) return null;
  return (
    <p role="status" className="text-[.9375rem] text-ink-soft">
      {texts.leftOutNotice(count, one, several)}
    </p>
  );
}
