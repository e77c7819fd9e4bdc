/** In lower case, words with hyphens between them. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The spellings of a feature's name; nothing where it is none. */
export function spellName(name) {
  if (!NAME.test(name)) return undefined;
  const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const words = name.replaceAll('-', ' ');
  return {
    name,
    camel,
    pascal: camel[0].toUpperCase() + camel.slice(1),
    snake: name.replaceAll('-', '_'),
    words,
    title: words[0].toUpperCase() + words.slice(1),
  };
}
