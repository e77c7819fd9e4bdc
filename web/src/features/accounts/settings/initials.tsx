import { locale } from '@porchlight/content/en/locale.ts';
/** Shown where others ask for a photo: the first letters of the first and the last name. It says nothing that the name does not. */
export function Initials({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-14 shrink-0 place-items-center rounded-full bg-lamp-soft font-display font-semibold text-lamp-ink text-xl"
    >
      {parseInitials(name)}
    </span>
  );
}

/** One or two letters, whole characters of any script. */
export function parseInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase(locale) ?? '').join('');
}
