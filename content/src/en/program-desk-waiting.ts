export const programsDue = (count: number) =>
  count === 1 ? 'homebuyer program to read again' : 'homebuyer programs to read again';
export const proposalsWait = (count: number) =>
  count === 1 ? 'change of programs to approve' : 'changes of programs to approve';
