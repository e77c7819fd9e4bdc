import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/** A node of a syntax tree (ESTree), as far as it is read here. */
export type Node = {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  callee?: Node;
  object?: Node;
  property?: Node;
  argument?: Node;
  arguments?: Node[];
  properties?: Node[];
  elements?: (Node | null)[];
  expression?: Node;
  key?: Node;
  init?: Node | null;
  body?: Node | Node[] | null;
  shorthand?: boolean;
};

/** A file of the domain: what it declares at its top level, and where it has its imports from. */
export type SourceFile = {
  path: string;
  text: string;
  constants: Map<string, { init: Node; doc: string | undefined; isExported: boolean }>;
  /** What each function returns, where that is all it does. */
  functions: Map<string, { node: Node; doc: string | undefined }>;
  /** By local name: the file and the name it has there. Only files of the domain. */
  imports: Map<string, { path: string; name: string }>;
};

/** Every file of the domain that declares schemas or fields of them, by its path. */
export function getDomainSources(): Map<string, SourceFile> {
  const root = dirname(createRequire(import.meta.url).resolve('@porchlight/domain/contract.ts'));
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => join(root, path))
    .sort();
  return new Map(paths.map((path) => [path, readSource(path)]));
}

function readSource(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  const file: SourceFile = { path, text, constants: new Map(), functions: new Map(), imports: new Map() };
  for (const statement of parseAst(text, { lang: 'ts' }, path).body as unknown as Statement[])
    addStatement(file, statement);
  return file;
}

type Statement = Node & {
  source?: { value: string } | null;
  specifiers?: { local: { name: string }; imported?: { name: string } }[];
  declaration?: Statement | null;
  declarations?: { id: { name?: string }; init: Node | null }[];
  id?: { name: string };
};

function addStatement(file: SourceFile, statement: Statement, exported?: Statement): void {
  if (statement.type === 'ImportDeclaration' && statement.source?.value.startsWith('.')) {
    const path = join(dirname(file.path), statement.source.value);
    for (const { local, imported } of statement.specifiers ?? [])
      if (imported) file.imports.set(local.name, { path, name: imported.name });
  } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
    addStatement(file, statement.declaration, statement);
  } else if (statement.type === 'FunctionDeclaration' && statement.id) {
    const node = findReturned(statement.body);
    const doc = findDoc(file.text, (exported ?? statement).start);
    if (node) file.functions.set(statement.id.name, { node, doc });
  } else if (statement.type === 'VariableDeclaration') {
    const doc = findDoc(file.text, (exported ?? statement).start);
    for (const { id, init } of statement.declarations ?? [])
      if (id.name !== undefined && init)
        file.constants.set(id.name, { init, doc, isExported: exported !== undefined });
  }
}

function findReturned(body: Node['body']): Node | undefined {
  const statements = body && !Array.isArray(body) ? body.body : undefined;
  const last = Array.isArray(statements) ? statements.at(-1) : undefined;
  return last?.type === 'ReturnStatement' ? last.argument : undefined;
}

/** The docstring that ends where a declaration or a member begins, as one paragraph. */
export function findDoc(text: string, start: number): string | undefined {
  const before = text.slice(0, start).trimEnd();
  if (!before.endsWith('*/')) return undefined;
  const opening = before.lastIndexOf('/*');
  if (!before.startsWith('/**', opening)) return undefined;
  const words = before
    .slice(opening + 3, -2)
    .replace(/^\s*\* ?/gm, '')
    .replace(/^@throws[\s\S]*$/m, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words === '' ? undefined : words;
}
