import pg from 'pg';
import type { DatabaseConnection } from '../database/database.ts';

/** Connections of the pool that are open and that requests hold, and requests that wait for one. */
export type PoolUse = { open: number; used: number; waiting: number };

export function getPool({ db }: DatabaseConnection): PoolUse {
  const pool = db.$client;
  if (!(pool instanceof pg.Pool)) return { open: 0, used: 0, waiting: 0 };
  return { open: pool.totalCount, used: pool.totalCount - pool.idleCount, waiting: pool.waitingCount };
}
