// The regular expressions that sources have as literals, and as constant texts given to `new RegExp`.
import { parseSync } from 'rolldown/utils';

/**
 * Each pattern of a source: its text, flags and line. A `new RegExp` of a template is listed where its parts are constant texts of the same
 * file; of others the parts that are not known are left out, so that at least the rest is judged.
 *
 * @throws where the source cannot be parsed.
 */
export function listPatterns(source, path) {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const texts = new Map();
  const found = [];
  const add = (node, pattern, flags) =>
    found.push({ pattern, flags, line: source.slice(0, node.start).split('\n').length });
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
      const text = evaluate(node.init, texts);
      if (text !== undefined) texts.set(node.id.name, text);
    }
    if (node.type === 'Literal' && node.regex) add(node, node.regex.pattern, node.regex.flags);
    if (/^(New|Call)Expression$/.test(node.type) && node.callee.name === 'RegExp') {
      const [pattern, flags] = node.arguments.map((each) => evaluate(each, texts));
      if (pattern !== undefined) add(node, pattern, flags ?? '');
    }
  });
  return found;
}

/** The fixed text of a node; nothing where it has none. Of a template the unknown parts are empty. */
function evaluate(node, texts) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'Identifier') return texts.get(node.name);
  if (
    node.type === 'MemberExpression' &&
    node.property.name === 'source' &&
    node.object.type === 'Identifier'
  )
    return texts.get(node.object.name);
  if (node.type === 'Literal' && node.regex) return node.regex.pattern;
  const isRaw = node.type === 'TaggedTemplateExpression' && node.tag.property?.name === 'raw';
  const template = isRaw ? node.quasi : node;
  if (template.type !== 'TemplateLiteral') return undefined;
  return template.quasis
    .map(({ value }, index) => {
      const text = isRaw ? value.raw : value.cooked;
      return text + (evaluate(template.expressions[index] ?? {}, texts) ?? '');
    })
    .join('');
}

function walk(node, visit) {
  if (Array.isArray(node)) for (const each of node) walk(each, visit);
  else if (node !== null && typeof node === 'object' && typeof node.type === 'string') {
    visit(node);
    for (const value of Object.values(node))
      if (value !== null && typeof value === 'object') walk(value, visit);
  }
}
