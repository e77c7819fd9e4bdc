import type { Company } from '@porchlight/domain/site/site.ts';

/** What the product ships with, as it is read by people. In lower case the name is also in identifiers, which readers do not see. */
const SHIPPED: Company = {
  name: 'Porchlight',
  tagline: 'A light on for every step of buying a home',
  email: { address: 'help@porchlight.example' },
  phone: { display: '(800) 555-0199', tel: '+18005550199' },
};

/** Whether nothing of the company was changed yet, so that nothing of it can be left over. */
export function isAsShipped(company: Company): boolean {
  return listWords(company).join('\n') === listWords(SHIPPED).join('\n');
}

/** A text that people or machines read, and where. */
export type ShownText = { place: string; text: string };

/** The places that still name the company that the product ships with although it was changed, one line for each. */
export function findLeftovers(company: Company, shown: readonly ShownText[]): string[] {
  const own = listWords(company);
  return listWords(SHIPPED)
    .filter((word, place) => word !== own[place])
    .flatMap((word) => {
      const places = shown.filter(({ text }) => text.includes(word)).map(({ place }) => place);
      return places.length === 0 ? [] : [`“${word}” in ${summarize(places)}`];
    });
}

function listWords({ name, tagline, email, phone }: Company): string[] {
  return [name, tagline, email.address, phone.display, phone.tel];
}

const MAX_NAMED = 5;

function summarize(places: readonly string[]): string {
  const named = places.slice(0, MAX_NAMED).join(', ');
  return places.length > MAX_NAMED ? `${named} and ${places.length - MAX_NAMED} more` : named;
}
