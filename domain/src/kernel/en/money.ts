/** A question about an amount that may be meant in one way or another; one meaning or two, the likelier one first. */
export const didYouMean = ([first = '', second]: readonly string[]) =>
  second === undefined
    ? `Did you mean $${first}? Write it as ${first}.`
    : `Did you mean $${first} or $${second}? Write it as ${first} or ${second}.`;
