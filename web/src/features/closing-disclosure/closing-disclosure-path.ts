/** The Bureau's sample, line by line. Not among the paths that every page carries. */
export const closingDisclosurePath = '/closing-disclosure';
