import type { Contract } from '@porchlight/domain/contract.ts';
import type { FailureCode } from '@porchlight/domain/kernel/errors.ts';
import type { NeededRights } from '@porchlight/domain/kernel/staff-roles.ts';
import type { AccessCast } from './access-cast.ts';

/** The names of endpoints of a contract, such as `documents.list`. */
export type NameIn<Part> = {
  [Group in keyof Part]: `${Group & string}.${keyof Part[Group] & string}`;
}[keyof Part];

/** `done`: answered with 2xx. `let in`: past the door, whatever the endpoint then says of the input. A code: refused with it. */
export type Cell = 'done' | 'let in' | FailureCode;

export type Call = {
  parameters?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** What is restored when everyone has called. */
  after?(): Promise<unknown>;
};

/**
 * One row of the matrix. `who` is the least that an endpoint asks for, written down a second time beside the contract: an
 * endpoint that is opened wider by mistake differs from its row. `call` makes what the owner has and says how it is reached;
 * all persons make the same call, the owner last, who finds the thing as it was. `others` is what other buyers get for it.
 * `beta` where beta access matters. `rights` are what staff need, and `above` is what they get who call after the first that has them. `unrecorded`: why a call of staff leaves no row in the audit log.
 */
export type Row = {
  who: 'everybody' | 'account' | 'buyer' | 'helper' | 'staff';
  rights?: NeededRights;
  call?: (cast: AccessCast) => Promise<Call> | Call;
  owner?: Cell;
  others?: Cell;
  beta?: Cell;
  /** What the owner's co-buyer gets, where it is more or less than other buyers do. */
  coBuyer?: Cell;
  /** What a guest gets, where it is more or less than other buyers do. */
  guest?: Cell;
  /** What further roles with the rights get, once the first has called. */
  above?: Cell;
  /** For rows that others may not touch although the answer is success: gives 1 while the owner's row is there. */
  still?: string;
  unrecorded?: string;
};

export const everybody = (body?: unknown): Row => ({ who: 'everybody', call: () => ({ body: body ?? {} }) });
export const account = (body?: unknown, more: Partial<Row> = {}): Row => ({
  who: 'account',
  call: () => ({ body }),
  ...more,
});
export const buyer = (body?: unknown, more: Partial<Row> = {}): Row => ({
  who: 'buyer',
  call: () => ({ body }),
  ...more,
});
/** For a helper of the owner: `grant` opens it; without, `others` is what a helper gets. */
export const helper = (call: NonNullable<Row['call']>, more: Partial<Row> = {}): Row => ({
  who: 'helper',
  call,
  ...more,
});
/** Something with an id in the path that is the owner's: for everyone else it is not found. */
export const owned = (call: NonNullable<Row['call']>, more: Partial<Row> = {}): Row => ({
  who: 'buyer',
  call,
  others: 'NOT_FOUND',
  ...more,
});

/** The rows of some groups of the contract. */
export type AccessRows<Group extends keyof Contract> = Record<NameIn<Pick<Contract, Group>>, Row>;

type CallOf = NonNullable<Row['call']>;
/** Of the console: a call that works for the first role with the rights. */
export const staff = (rights: NeededRights, call: CallOf = () => ({}), unrecorded?: string): Row => ({
  who: 'staff',
  rights,
  call,
  ...(unrecorded === undefined ? {} : { unrecorded }),
});

/** Why a call of staff leaves no row in the audit log. */
export const FIGURES = 'counts alone, of nobody in particular';
export const COLLEAGUES = 'names of colleagues, as they stand beside what each of them does';
