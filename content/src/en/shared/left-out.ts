export const leftOutNotice = (count: number, one: string, several: string) =>
  count === 1
    ? `1 ${one} isn’t shown because this version of the site can’t read it. It’s still stored.`
    : `${count} ${several} aren’t shown because this version of the site can’t read them. They’re still stored.`;
