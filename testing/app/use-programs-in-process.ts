import { useInProcessPrograms } from './programs-in-process.ts';

// Runs before each test file.
useInProcessPrograms();
