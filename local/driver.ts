/** The few calls the stack's SQL needs, so that it runs on PGlite and on a native PostgreSQL. */
export interface SqlDriver {
  /** Runs any number of statements. */
  exec(sql: string): Promise<unknown>;
  query<Row>(sql: string, params?: unknown[]): Promise<{ rows: Row[] }>;
}
