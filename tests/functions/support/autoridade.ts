import { createServer } from 'node:http';
import { criarIcp, type Icp } from '../../support/icp.ts';

const PORTA = 56_434;
const ORIGEM = `http://127.0.0.1:${PORTA}`;

/** What the functions of these tests know of authorities besides the stack's own: it is there only while a test plays it. */
export const AMBIENTE_DA_AUTORIDADE = { ICP_ORIGENS_LOCAIS: ORIGEM } as const;

export interface Autoridade {
  readonly icp: Icp;
  /** Another address of the authority's list, which nobody remembers yet. */
  listaEm(nome: string): string;
  /** How many times a list was asked for. */
  pedidos(): number;
  encerrar(): Promise<void>;
}

/** A hierarchy whose lists are on the network; `em` keeps what it remembers of one test from another. */
export async function autoridadeNaRede(em: string): Promise<Autoridade> {
  const icp = criarIcp({ lcr: `${ORIGEM}/${em}` });
  let pedidos = 0;
  const servidor = createServer((pedido, resposta) => {
    pedidos += 1;
    resposta.end(pedido.url?.endsWith('/raiz.crl') ? icp.lcrDaRaiz() : icp.lcr());
  });
  await new Promise<void>((pronto) => servidor.listen(PORTA, '127.0.0.1', pronto));
  return {
    icp,
    listaEm: (nome) => `${ORIGEM}/${em}/${nome}/ac.crl`,
    pedidos: () => pedidos,
    async encerrar() {
      servidor.closeAllConnections();
      await new Promise((pronto) => servidor.close(pronto));
      icp.remover();
    },
  };
}
