/** A picture of a person: `src` on this site, or, until the operator has one, the initials in its place. */
export type Portrait = { alt: string; initials: string; src?: string };
