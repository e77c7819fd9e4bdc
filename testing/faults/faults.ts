/**
 * What may happen to a call to the outside world. `refused`: the way breaks before it is done. `failed`: it is answered with an
 * error, and was not done. `lost`: it is done, and the way breaks before the answer arrives.
 */
export const faultKinds = ['refused', 'failed', 'lost'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Counts the calls of a server to the world outside, and has one of them go wrong. */
export type Faults = {
  /** From here on the call of this number, counted from 1, goes wrong. */
  arm(nth: number, kind: FaultKind): void;
  /** Ends the counting; says which call went wrong, if so many were made. */
  disarm(): string | undefined;
  /** Called before each call that may fail: returns how it fails, if it does. */
  meet(call: string): FaultKind | undefined;
};

export function createFaults(): Faults {
  let armed: { left: number; kind: FaultKind } | undefined;
  let struck: string | undefined;
  return {
    arm(nth, kind) {
      armed = { left: nth, kind };
      struck = undefined;
    },
    disarm() {
      armed = undefined;
      return struck;
    },
    meet(call) {
      if (armed === undefined || struck !== undefined) return undefined;
      armed.left -= 1;
      if (armed.left > 0) return undefined;
      struck = call;
      return armed.kind;
    },
  };
}
