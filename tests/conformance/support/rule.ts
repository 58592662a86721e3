import { describe, expect, it } from 'vitest';
import { type Breach, fixture, repository, type Tree } from './tree.ts';

type Files = Record<string, string>;

export interface Proof {
  /** Small trees that break the rule, each once: without them a rule may have stopped looking. */
  readonly bites: Record<string, Files>;
  /** Small trees that look like a breach and are none. */
  readonly allows?: Record<string, Files>;
}

/** States that the repository keeps a rule, and proves on small trees that the rule can be broken. */
export function rule(name: string, check: (tree: Tree) => Breach[], proof: Proof): void {
  describe(name, () => {
    it('is kept here', () => {
      expect(check(repository())).toEqual([]);
    });
    it.each(Object.entries(proof.bites))('sees %s', (_, files) => {
      expect(check(fixture(files))).toHaveLength(1);
    });
    it.each(Object.entries(proof.allows ?? {}))('allows %s', (_, files) => {
      expect(check(fixture(files))).toEqual([]);
    });
  });
}
