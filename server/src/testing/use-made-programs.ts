import { inject } from 'vitest';
import { SEALING_PROGRAM } from '../features/product/signing/sealing/sealing-engine.ts';
import { replaceProgram } from '../platform/bounded-process.ts';

replaceProgram(SEALING_PROGRAM, new URL(inject('sealingProgram')));

declare module 'vitest' {
  interface ProvidedContext {
    sealingProgram: string;
  }
}
