import { CHAVES } from '@/config/constants.ts';
import { aparelho } from '../armazem.ts';

/** What an older release left on the device to be sent, in its own places. */
export interface Herdada {
  especie: string;
  chave: string;
  corrente?: string;
  dados: unknown;
  /** The text in local storage that held it. */
  de: string;
}

/** Before all kinds were kept in one place: a list of messages, one of results, a text a draft. */
export function herancaDe(usuarioId: string): Herdada[] {
  const mensagens = `${CHAVES.mensagens}:${usuarioId}`;
  const calculos = `${CHAVES.calculosPendentes}:${usuarioId}`;
  const rascunhos = aparelho
    .chaves()
    .filter((chave) => chave.startsWith(`${CHAVES.rascunho}:${usuarioId}:`));
  return [
    ...lista(mensagens).map((dados) => ({
      ...{ especie: 'mensagem', chave: `${dados.id}`, corrente: `conversa:${dados.conversaId}` },
      ...{ dados, de: mensagens },
    })),
    ...lista(calculos).map((dados) => ({
      ...{ especie: 'calculo', chave: `${dados.id}`, dados, de: calculos },
    })),
    ...rascunhos.flatMap((de) =>
      objetos(ler(de)).map((dados) => ({ especie: 'rascunho', chave: `${dados.id}`, dados, de })),
    ),
  ];
}

const lista = (chave: string) => {
  const lida = ler(chave);
  return Array.isArray(lida) ? lida.flatMap(objetos) : [];
};

function objetos(lido: unknown): Record<string, unknown>[] {
  return typeof lido === 'object' && lido !== null ? [{ ...lido }] : [];
}

function ler(chave: string): unknown {
  try {
    return JSON.parse(aparelho.ler(chave) ?? 'null');
  } catch {
    return null;
  }
}
