/**
 * What a line says in detail, without dollar signs, also one that was read as an S, and with the spaces that recognition lost beside figures:
 * "for2 mo ." is "for 2 mo.", "82.29permonthfor2mo." is "82.29 per month for 2 mo.".
 */
export const spaceWords = (text: string): string =>
  text
    .replaceAll('$', '')
    .replace(/^[Ss](?=\d[\d,.]* ?per\b)/, '')
    .replace(/(\d) ?per ?(month|day) ?(?=for|from)/g, '$1 per $2 ')
    .replace(/(\d) ?(?=per\b|days?\b|mo\b|months?\b)/g, '$1 ')
    .replace(/\b(for|from|to) ?(?=\d)/g, '$1 ')
    .replace(/ \.$/, '.');
