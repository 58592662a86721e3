import { SECOES_DA_EVOLUCAO } from '@domain/prontuario.ts';
import type { Entrada } from '../api/linhas.ts';
import type { Copia } from '../rascunho/copia-local.ts';

/** An entry that its author still writes, on the server or only on this device. */
export interface RascunhoAberto {
  id: string;
  tipo: 'evolução' | 'correção' | 'adendo';
  em: string;
  trecho: string;
  /** Something of it was not sent yet. */
  soNesteAparelho: boolean;
}

/** Drafts of the server and copies of this device as one list, the latest first. */
export function rascunhosAbertos(
  doServidor: readonly Entrada[],
  copias: readonly Copia[],
): RascunhoAberto[] {
  const salvos = doServidor.map((entrada) => {
    const copia = copias.find(({ id }) => id === entrada.id);
    return {
      id: entrada.id,
      tipo: tipoDoRascunho(entrada),
      em: copia?.em ?? entrada.atualizado_em,
      trecho: primeiroTrecho(copia?.conteudo ?? entrada),
      soNesteAparelho: copia !== undefined,
    };
  });
  const naoEnviados = copias
    .filter(({ id }) => !doServidor.some((entrada) => entrada.id === id))
    .map((copia) => ({
      id: copia.id,
      tipo: tipoDoRascunho({ corrige_id: null, adendo_de: copia.adendo_de }),
      em: copia.em,
      trecho: primeiroTrecho(copia.conteudo),
      soNesteAparelho: true,
    }));
  return [...salvos, ...naoEnviados].sort((a, b) => Date.parse(b.em) - Date.parse(a.em));
}

export function tipoDoRascunho({
  corrige_id,
  adendo_de,
}: Pick<Entrada, 'corrige_id' | 'adendo_de'>): RascunhoAberto['tipo'] {
  if (corrige_id) return 'correção';
  return adendo_de ? 'adendo' : 'evolução';
}

function primeiroTrecho(textos: Pick<Entrada, (typeof SECOES_DA_EVOLUCAO)[number]['campo']>) {
  const secao = SECOES_DA_EVOLUCAO.find(({ campo }) => textos[campo].trim() !== '');
  return secao ? textos[secao.campo].trim() : '';
}
