/**
 * Marks a piece of content as a sample that ships with the product. An operator who puts the real text in its place
 * removes the mark; `listSamples` finds every mark that is left.
 */
export type Sampled = { sample?: true };

/** Whose site it is, and how to reach them. */
export type Company = {
  name: string;
  tagline: string;
  email: { address: string } & Sampled;
  /** `display` for the reader, `tel` for a `tel:` link (RFC 3966, with the leading +). */
  phone: { display: string; tel: string } & Sampled;
};

/** What the landing page begins with. */
export type HeroText = { eyebrow: string; heading: string; lead: string };

/** The operator's own words and addresses, shown all over the site. */
export type SiteText = Company & {
  /** Says that this is education and guidance and not a lender (specification, opening paragraph). */
  disclaimer: string;
  /** Reads 2023 (specification 1). */
  copyright: string;
};

/** How to report a security weakness, and what reporters may rely on. */
export type SecurityPolicy = { title: string; paragraphs: readonly string[] } & Sampled;

/** Where in a tree of content the sample marks are, as dotted paths (`phone`, `testimonials.0`), in reading order. */
export function listSamples(content: unknown, path = ''): string[] {
  if (typeof content !== 'object' || content === null) return [];
  const here = 'sample' in content && content.sample === true ? [path] : [];
  const below = Object.entries(content).flatMap(([key, value]) =>
    listSamples(value, path === '' ? key : `${path}.${key}`),
  );
  return [...here, ...below];
}
