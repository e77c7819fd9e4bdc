// A sentence for readers is in content/src/<language>, where another language can take its place: in the web's own files there is none
// (decision 0058).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'rolldown/utils';
import { root } from '../project.mjs';

const FOLDERS = ['web/src', 'web/postbuild'];
const SOURCE = /\.tsx?$/;
const TEST = /\.test\.tsx?$/;

/** Texts that are not for readers, or have one language by their nature. This list may only shrink. */
const EXCEPTIONS = [
  ['web/postbuild/pages.ts', 'programs that stand in a page'],
  ['web/postbuild/machine-files.ts', 'what only machines read'],
  ['web/src/ui/typefaces.tsx', 'names of typefaces'],
];

/** Attributes that hold what a reader sees or hears, so that one word is enough. */
const READER_ATTRIBUTES =
  /^(label|title|aria-label|aria-description|aria-valuetext|aria-roledescription|placeholder|alt|hint|intro|caption|heading|empty|none|searchLabel|button|busyButton|submit|summary)$/;
const TECHNICAL_ATTRIBUTES =
  /^(className|\w+ClassName|key|id|d|style|viewBox|points|transform|preserveAspectRatio|autoComplete|media|sizes|rel|to|href|src|srcSet|data-.*|aria-(controls|describedby|labelledby|keyshortcuts)|charSet|accept|pattern)$/;
const TECHNICAL_PROPERTIES =
  /^(className|class|key|id|href|to|path|rel|media|font|style|styles|mimeType|type|transform|fontFamily|family)$/;
/** Calls whose strings the browser or the program reads. */
const TECHNICAL_CALLS =
  /^(querySelector(All)?|closest|matches|\w+Attribute|\w+EventListener|getElementById|includes|startsWith|endsWith|indexOf|matchMedia|createElement|createElementNS|fetch|RegExp|getItem|setItem|removeItem|getPropertyValue|setProperty|dispatchEvent|Event|CustomEvent|measureText|supports|import|error|warn|mark|measure|get|has|\w*Error)$/;
const KEYS =
  /^(Enter|Escape|Tab|Space|Home|End|Insert|Backspace|Delete|Page(Up|Down)|Arrow\w+|Shift|Control|Alt|Meta)$/;
const HTTP_HEADERS = /^(Content-\w+|Accept\w*|Authorization|Cache-Control|Retry-After|Basic|Bearer)$/;

/** Each text for readers in a file, with its place. */
export function findReaderTexts(source, path) {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const found = [];
  walk(program, [], (node, parents) => {
    const text = readText(node);
    if (text !== undefined && isForReaders(node, text, parents))
      found.push({ node, text: text.trim(), line: source.slice(0, node.start).split('\n').length });
  });
  return found;
}

/** The fixed words of a node; nothing where it has none of its own. */
function readText(node) {
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('\u0001');
  return undefined;
}

export function isForReaders(node, text, parents) {
  if (!/\p{L}/u.test(text)) return false;
  if (node.type === 'JSXText') return true;
  const place = findPlace(node, parents);
  if (place === 'technical') return false;
  const words = text.replaceAll('\u0001', 'x').trim();
  if (place === 'reader' && KEYS.test(words)) return true;
  if (words === '' || isMachineText(words)) return false;
  if (place === 'reader') return /\p{L}/u.test(text.replaceAll('\u0001', ''));
  return isProse(text);
}

/** Whether what holds a string says already for whom it is. */
function findPlace(node, parents) {
  let child = node;
  for (const parent of parents.toReversed()) {
    switch (parent.type) {
      case 'JSXAttribute': {
        const name = parent.name.name?.name ?? parent.name.name;
        if (TECHNICAL_ATTRIBUTES.test(name)) return 'technical';
        return READER_ATTRIBUTES.test(name) ? 'reader' : 'open';
      }
      case 'JSXElement':
      case 'JSXFragment':
        return 'reader';
      case 'JSXExpressionContainer':
      case 'JSXSpreadAttribute':
        break;
      case 'ConditionalExpression':
        if (child === parent.test) return 'technical';
        break;
      case 'LogicalExpression':
        break;
      case 'BinaryExpression':
        if (parent.operator !== '+') return 'technical';
        break;
      case 'SwitchCase':
        return child === parent.test ? 'technical' : 'open';
      case 'Property':
        if (child === parent.key && !parent.computed) return 'technical';
        return TECHNICAL_PROPERTIES.test(parent.key.name ?? parent.key.value) ? 'technical' : 'open';
      case 'MemberExpression':
        return child === parent.property ? 'technical' : 'open';
      case 'CallExpression':
      case 'NewExpression': {
        const callee = parent.callee.property?.name ?? parent.callee.name ?? parent.callee.type;
        if (child !== parent.callee && TECHNICAL_CALLS.test(callee)) return 'technical';
        return 'open';
      }
      case 'TemplateLiteral':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        break;
      case 'TaggedTemplateExpression':
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
        return parent.declaration ? 'open' : 'technical';
      default:
        if (/^TS/.test(parent.type)) return 'technical';
        if (parent.type === 'ExpressionStatement' && child.type === 'Literal') return 'technical';
        return 'open';
    }
    child = parent;
  }
  return 'open';
}

/** Addresses, names of fields and files, dates, keys and the like. */
function isMachineText(text) {
  return (
    /^(\/|#|https?:|mailto:|tel:|\.{1,2}\/|@|\?|&|<)/.test(text) ||
    /^[a-z]+(?:[A-Z][a-z0-9]*)+$/.test(text) ||
    (/^[\w.-]+[-_:/@=][\w.:/@=-]*$/.test(text) &&
      !/[\s’]/.test(text) &&
      !/^\p{Lu}\p{Ll}+-\p{Ll}+$/u.test(text)) ||
    /=>|\bconst |\[\w+=|querySelector/.test(text) ||
    KEYS.test(text) ||
    HTTP_HEADERS.test(text) ||
    (/^(use (client|strict)|[A-Z_]+|[A-Za-z]+\/[A-Za-z_]+)$/.test(text) && !/^[A-Z][a-z]/.test(text))
  );
}

/** Two words of a sentence, or one that begins like a sentence. */
function isProse(text) {
  const bare = text.replaceAll('\u0001', ' x ').trim();
  const words = text
    .replaceAll('\u0001', ' ')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (!words.some((word) => /\p{L}{2,}/u.test(word))) return false;
  if (words.length === 1) {
    const [word] = words;
    if (/^\p{Lu}\p{Ll}+[\p{Ll}’'-]*[.…?!:]*$/u.test(word)) return true;
    return bare !== word && /^\p{L}{2,}[.,;:?!…]?$/u.test(word) && /\s/.test(text);
  }
  const plain = words.filter(
    (word) => /^[“‘("]*[\p{L}’'-]{2,}[’”)"]*[.,;:?!…]*$/u.test(word) && !isClass(word),
  );
  if (/^[“‘("]*\p{Lu}/u.test(words[0]) && plain.length > 0) return true;
  return plain.length * 2 >= words.length && plain.length > 0;
}

const CLASS_WORDS =
  /^(block|inline|flex|grid|hidden|table|contents|absolute|relative|fixed|sticky|static|truncate|underline|uppercase|italic|rounded|border|shadow|outline|transition|container|group|peer|grow|shrink|isolate|visible|invisible|ring|blur|filter|transform|normal|auto|none|solid|dashed|light|dark)$/;

function isClass(word) {
  return (
    CLASS_WORDS.test(word) ||
    (/^[-!@*]?[a-z0-9*@]+[-:/[].*$/.test(word) && !/^\p{L}+-\p{L}+[.,;:?!…]*$/u.test(word)) ||
    /^[a-z]+-[a-z]+$/.test(word)
  );
}

export function walk(node, parents, visit) {
  visit(node, parents);
  const inner = [...parents, node];
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (child !== null && typeof child === 'object' && typeof child.type === 'string')
        walk(child, inner, visit);
  }
}

/** What breaks the rule, one line each. */
export function findMisplacedTexts(folder = root) {
  return FOLDERS.flatMap((path) => listSources(folder, path)).flatMap((path) =>
    EXCEPTIONS.some(([exception]) => path === exception || path.startsWith(`${exception}/`))
      ? []
      : findReaderTexts(readFileSync(join(folder, path), 'utf8'), path).map(
          ({ text, line }) =>
            `${path}:${line}: “${text.replaceAll('\u0001', '…')}” belongs into content/src/en.`,
        ),
  );
}

function listSources(folder, path) {
  return readdirSync(join(folder, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name) && !TEST.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''),
    )
    .toSorted();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const misplaced = findMisplacedTexts();
  for (const line of misplaced) console.error(line);
  process.exitCode = misplaced.length > 0 ? 1 : 0;
}
