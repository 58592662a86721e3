import { Profiler, type ReactNode } from 'react';

/** What this reads of a node of React's tree, as its developer tools do. */
interface No {
  tag: number;
  type: { name?: string; displayName?: string };
  flags: number;
  child: No | null;
  sibling: No | null;
  return: No | null;
  alternate: No | null;
  stateNode: unknown;
}
/** Its component ran in this commit, rather than being passed over. */
const TRABALHOU = 1;
/** Functions, plain, with a ref and memorized. */
const COMPONENTES: ReadonlySet<number> = new Set([0, 11, 15]);

const nomes: string[] = [];

/** Watches what is drawn inside it. */
export function Observado({ children }: { children: ReactNode }) {
  return (
    <Profiler id="observado" onRender={anotar}>
      {children}
    </Profiler>
  );
}

/** Names the components drawn since this was last asked, each as often as it was. */
export const desenhados = (): string[] => nomes.splice(0);

function anotar(): void {
  const algum = document.body.querySelector('main, div');
  const chave = Object.keys(algum ?? {}).find((nome) => nome.startsWith('__reactContainer$'));
  if (!algum || !chave) throw new Error('no tree of React on the page');
  const raiz: No = Reflect.get(algum, chave);
  visitar((raiz.stateNode as { current: No }).current);
}

function visitar(no: No): void {
  if (COMPONENTES.has(no.tag) && (no.flags & TRABALHOU) !== 0) {
    nomes.push(no.type.displayName ?? no.type.name ?? '');
  }
  // Passed over, its children are those of before.
  if (no.child === no.alternate?.child) return;
  for (let filho = no.child; filho; filho = filho.sibling) visitar(filho);
}
