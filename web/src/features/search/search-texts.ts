import { searchTexts } from '../../pages/at-build/search-texts.ts';

/** Runs at build time alone and becomes a file: everything a search looks through that is the same for everybody. */
export function loader(): Response {
  return Response.json(searchTexts);
}
