/** A rule of the database: a query that names each breach. */
export interface DatabaseRule {
  readonly name: string;
  readonly why: string;
  /** One column of text, one row a breach. */
  readonly breaches: string;
  /** Statements that break the rule, each undone afterwards. */
  readonly bites: Readonly<Record<string, string>>;
}
