import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { webhookEvents } from '@porchlight/domain/webhooks/webhook-events.ts';
import type { $ZodType } from 'zod/v4/core';
import { findDoc, getDomainSources, type Node, type SourceFile } from './source-files.ts';

/** What the sources of the domain say of the contract's schemas. */
export type ContractWords = {
  /**
   * Schemas by the name they have in the description: the exported `leadRow` is `LeadRow`, `dollarsField` is `Dollars`, and `section`,
   * which stays within cash-to-close.contract.ts, is `CashToCloseSection`.
   */
  named: Map<string, $ZodType>;
  /** What each `z.enum(leadStatuses)` is called after its list: `LeadStatus`. */
  enums: Map<$ZodType, string>;
  /** The docstring of a schema that is declared under one. */
  docs: Map<$ZodType, string>;
  /** The docstrings of an object's members, by the object and the member's name. */
  members: Map<$ZodType, Map<string, string>>;
};

/**
 * Reads the docstrings of the contract's schemas and their exported names, so that the description of the interface has the words of the
 * sources, without a second list. The sources are read beside the running schemas: the schema of a docstring is found by following the
 * calls that made it.
 */
export async function loadContractWords(): Promise<ContractWords> {
  const sources = getDomainSources();
  const words: ContractWords = { named: new Map(), enums: new Map(), docs: new Map(), members: new Map() };
  const reader = new SchemaReader(sources, words);
  for (const file of sources.values()) {
    if (!file.text.includes("from 'zod/mini'")) continue;
    const module: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(file.path).href);
    for (const [name, { init, doc, isExported }] of file.constants) {
      const value = isExported ? module[name] : undefined;
      if (isSchema(value)) {
        nameSchema(words, writeTypeName(name), value);
        if (doc !== undefined) words.docs.set(value, doc);
        reader.read(init, value, file);
      } else if (name.endsWith('Contract')) reader.readEndpoints(init, value, file);
    }
  }
  for (const [type, { data }] of Object.entries(webhookEvents))
    nameSchema(words, `${writeTypeName(type)}Data`, data);
  return words;
}

/** @throws when two files export schemas under one name. */
function nameSchema({ named }: ContractWords, name: string, schema: $ZodType): void {
  if (named.has(name) && named.get(name) !== schema)
    throw new Error(`Two schemas are called ${name} in the description: give one of them another name.`);
  named.set(name, schema);
}

function writeTypeName(name: string): string {
  const words = name.replaceAll(/[^A-Za-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1).replace(/Field$/, '');
}

/** The name of one of a list: `leadStatuses` is `LeadStatus`. */
function writeOneOf(list: string): string {
  return writeTypeName(list.replace(/(?<=tatus)es$|(?<!ie)s$/, '').replace(/ies$/, 'y'));
}

/** A declaration with its docstring, and the file in which its names mean something. */
type Place = { node: Node; file: SourceFile; doc: string | undefined; inner?: string };

class SchemaReader {
  private readonly sources: Map<string, SourceFile>;
  private readonly words: ContractWords;

  constructor(sources: Map<string, SourceFile>, words: ContractWords) {
    this.sources = sources;
    this.words = words;
  }

  /** The endpoints of one feature: what each takes and gives. */
  readEndpoints(node: Node, group: unknown, file: SourceFile): void {
    for (const member of node.properties ?? []) {
      const endpoint = readMember(group, member.key?.name);
      if (typeof endpoint !== 'object' || endpoint === null || !('~orpc' in endpoint)) continue;
      const { inputSchema, outputSchema } = endpoint['~orpc'] as Record<string, unknown>;
      for (let call = member.value as Node | undefined; call?.callee; call = call.callee.object) {
        const [argument] = call.arguments ?? [];
        if (argument === undefined) continue;
        if (call.callee.property?.name === 'input') this.read(argument, inputSchema, file);
        if (call.callee.property?.name === 'output') this.read(argument, outputSchema, file);
      }
    }
  }

  /** Follows an expression and the schema that it made side by side, down to members with docstrings. */
  read(node: Node, schema: unknown, file: SourceFile): void {
    if (!isSchema(schema)) return;
    if (node.type === 'Identifier') {
      const place = this.find(node.name, file);
      if (place) this.readNamed(place, schema);
      return;
    }
    if (node.type !== 'CallExpression' || !node.callee) return;
    const { callee, arguments: given = [] } = node;
    if (callee.type === 'Identifier') {
      const result = this.findFunction(callee.name, file);
      if (result) this.readNamed(result, schema);
    } else if (callee.object?.name !== 'z') {
      // `.check(...)` and the like: the schema is that of what they are called on.
      if (callee.object) this.read(callee.object, schema, file);
    } else this.readCall(callee.property?.name ?? '', given, schema, file);
  }

  /** A schema that is declared, or made by a function, under a docstring of its own. */
  private readNamed({ node, file, doc, inner }: Place, schema: $ZodType): void {
    if (inner !== undefined && /^(object|union|record)$/.test(schema._zod.def.type))
      this.nameInner(inner, schema, file);
    if (doc !== undefined && !this.words.docs.has(schema)) this.words.docs.set(schema, doc);
    this.read(node, schema, file);
  }

  private nameInner(name: string, schema: $ZodType, file: SourceFile): void {
    const [within = ''] = basename(file.path).split('.');
    const [outer, own] = [writeTypeName(within), writeTypeName(name)];
    nameSchema(this.words, own.startsWith(outer) ? own : outer + own, schema);
  }

  private readCall(made: string, [first, second]: Node[], schema: $ZodType, file: SourceFile): void {
    if (!first) return;
    const def = schema._zod.def as unknown as Record<string, unknown>;
    const options = def.options as unknown[] | undefined;
    if (made === 'enum' && first.name !== undefined) this.words.enums.set(schema, writeOneOf(first.name));
    const list = made === 'discriminatedUnion' ? second : first;
    if (options && list?.elements) {
      for (const [index, option] of list.elements.entries())
        if (option) this.read(option, options[index], file);
    } else if (made === 'record') {
      if (second) this.read(second, def.valueType, file);
    } else if (made === 'pipe') {
      this.read(first, def.in, file);
      if (second) this.read(second, def.out, file);
    } else if (def.type === 'object') {
      const object = this.resolve(first, file);
      if (object?.node.properties) this.readMembers(object.node, schema, object.file);
      else this.read(first, schema, file);
      const more = second && made.endsWith('xtend') ? this.resolve(second, file) : undefined;
      if (more?.node.properties) this.readMembers(more.node, schema, more.file);
    } else this.read(first, def.innerType ?? def.element, file);
  }

  private readMembers(object: Node, schema: $ZodType, file: SourceFile): void {
    const { shape } = schema._zod.def as unknown as { shape?: Record<string, unknown> };
    for (const member of object.properties ?? []) {
      if (member.type === 'SpreadElement') {
        const spread = member.argument && this.resolve(member.argument, file);
        if (spread?.node.properties) this.readMembers(spread.node, schema, spread.file);
        else if (spread) this.read(spread.node, schema, spread.file);
        continue;
      }
      const name = member.key?.name ?? String(member.key?.value);
      const value = member.value as Node;
      const source = value.type === 'MemberExpression' ? this.findMember(value, file) : undefined;
      const doc = findDoc(file.text, member.start) ?? source?.doc;
      if (shape?.[name] === undefined) continue;
      if (doc !== undefined) this.describeMember(schema, name, doc);
      if (source) this.read(source.node, shape[name], source.file);
      else this.read(value, shape[name], file);
    }
  }

  private describeMember(schema: $ZodType, name: string, doc: string): void {
    const members = this.words.members.get(schema) ?? new Map<string, string>();
    this.words.members.set(schema, members.set(name, doc));
  }

  /** What is spread into an object: other members, or the shape of another schema. */
  private resolve(node: Node, file: SourceFile): Place | undefined {
    if (node.type === 'MemberExpression' && node.property?.name === 'shape' && node.object)
      return this.resolve(node.object, file);
    if (node.type === 'CallExpression') return this.findFunction(node.callee?.name, file);
    return node.type === 'Identifier' ? this.find(node.name, file) : { node, file, doc: undefined };
  }

  /** `listInput.search`: a member of an object that is declared elsewhere. */
  private findMember(node: Node, file: SourceFile): Place | undefined {
    const object = node.object && this.resolve(node.object, file);
    const member = object?.node.properties?.find(({ key }) => key?.name === node.property?.name);
    if (!object || !member) return undefined;
    return { node: member.value as Node, file: object.file, doc: findDoc(object.file.text, member.start) };
  }

  private find(name: string | undefined, file: SourceFile): Place | undefined {
    if (name === undefined) return undefined;
    const constant = file.constants.get(name);
    if (constant) {
      const inner = constant.isExported ? {} : { inner: name };
      return { node: stripType(constant.init), file, doc: constant.doc, ...inner };
    }
    const imported = file.imports.get(name);
    const from = imported && this.sources.get(imported.path);
    return from && this.find(imported.name, from);
  }

  private findFunction(name: string | undefined, file: SourceFile): Place | undefined {
    if (name === undefined) return undefined;
    const made = file.functions.get(name);
    if (made) return { ...made, file };
    const imported = file.imports.get(name);
    const from = imported && this.sources.get(imported.path);
    return from && this.findFunction(imported.name, from);
  }
}

/** `{ ... } as const`, `satisfies`. */
function stripType(node: Node): Node {
  return node.expression && node.type.startsWith('TS') ? stripType(node.expression) : node;
}

function isSchema(value: unknown): value is $ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value && '~standard' in value;
}

function readMember(object: unknown, name: string | undefined): unknown {
  return name !== undefined && typeof object === 'object' && object !== null
    ? (object as Record<string, unknown>)[name]
    : undefined;
}
