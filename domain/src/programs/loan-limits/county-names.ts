/** What FHFA writes after the name itself; people leave it out. */
const KINDS =
  / (COUNTY|PARISH|CITY AND BOROUGH|BOROUGH|CENSUS AREA|MUNICIPIO|MUNICIPALITY|PLANNING REGION|ISLAND|DISTRICT|CITY)$/;

/**
 * The counties of one state that a name may mean: those of exactly this name, else those whose name without its kind it is.
 * Capitals, accents, punctuation and "Saint" for "St." make no difference.
 */
export function findCountiesNamed<County extends { county: string }>(
  counties: readonly County[],
  name: string,
): County[] {
  const wanted = foldCountyName(name);
  const exact = counties.filter(({ county }) => foldCountyName(county) === wanted);
  if (exact.length > 0) return exact;
  return counties.filter(({ county }) => foldCountyName(county).replace(KINDS, '') === wanted);
}

function foldCountyName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/['’.]/g, '')
    .replace(/&/g, ' AND ')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
    .replace(/\bSAINT\b/g, 'ST')
    .replace(/\bSAINTE\b/g, 'STE');
}
