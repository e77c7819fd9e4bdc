import { mark } from '@porchlight/content/company.ts';

/** The company's mark, and its name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-display font-semibold text-[1.35rem] leading-none">
      <svg
        viewBox="0 0 26 26"
        className="size-7"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the operator's own
        dangerouslySetInnerHTML={{ __html: mark }}
      />
      {name}
    </span>
  );
}
