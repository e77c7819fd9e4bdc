import { searchTexts } from '../../pages/at-build/search-texts.ts';

/** Runs at build time alone and becomes a file: every searched text that is the same for all readers. */
export function loader(): Response {
  return Response.json(searchTexts);
}
