import { especieDe } from '../prescricao/receituarios.ts';
import { situacaoNoSncr } from '../prescricao/sncr.ts';
import type { Bloco, Quadro } from './blocos.ts';
import { diaNoPapel } from './datas.ts';
import type { ItemNoPapel, PrescricaoNoPapel } from './tipos.ts';

const COMPRADOR: Quadro = {
  titulo: 'Identificação do comprador',
  campos: ['Nome', 'Documento e órgão', 'Endereço', 'Telefone'],
};
const FORNECEDOR: Quadro = {
  titulo: 'Identificação do fornecedor',
  campos: ['Farmácia e CNPJ', 'Farmacêutico e CRF', 'Data, quantidade e lote', 'Assinatura'],
};

/** The body of a prescription: its items under the way they are used, and what its kind asks for. */
export function corpoDaPrescricao(
  { especie, itens, numeroSncr, validaAte }: PrescricaoNoPapel,
  aMao: boolean,
): Bloco[] {
  const regra = especieDe(especie);
  const { aviso, situacao } = situacaoNoSncr(especie, numeroSncr);
  const quadros = [
    ...(regra?.comprador ? [COMPRADOR] : []),
    ...(regra?.dispensador ? [FORNECEDOR] : []),
  ];
  return [
    // Signed by hand it is no electronic prescription, which alone needs SNCR's number at the counter.
    ...(aviso && !(aMao && situacao === 'sem_numero')
      ? [{ bloco: 'faixa', texto: aviso } as const]
      : []),
    ...(situacao === 'numerada' ? [suave(`Número SNCR: ${numeroSncr}`)] : []),
    ...porVia(itens),
    ...(validaAte ? [suave(`Válida até ${diaNoPapel(validaAte)}.`)] : []),
    ...(quadros.length > 0 ? [{ bloco: 'quadros', quadros } as const] : []),
  ];
}

function suave(texto: string): Bloco {
  return { bloco: 'paragrafo', suave: true, trechos: [{ texto }] };
}

function porVia(itens: readonly ItemNoPapel[]): Bloco[] {
  let anterior: string | undefined;
  return itens.flatMap((item, n) => {
    const uso = usoDe(item.via);
    const rotulo: Bloco[] = uso && uso !== anterior ? [{ bloco: 'rotulo', texto: uso }] : [];
    anterior = uso;
    return [...rotulo, doItem(item, n + 1)];
  });
}

/** "Uso oral", as prescriptions head their items; nothing of a way nobody said. */
function usoDe(via: string | null | undefined): string | undefined {
  return via?.trim() ? `Uso ${via.trim().toLowerCase()}` : undefined;
}

function doItem(item: ItemNoPapel, numero: number): Bloco {
  const { nome, posologia, quantidade_texto, uso_continuo, observacao } = item;
  const linhas = [posologia, uso_continuo ? 'Uso contínuo.' : '', observacao ?? ''];
  return {
    bloco: 'item',
    numero,
    titulo: nome,
    aoLado: quantidade_texto ?? undefined,
    linhas: linhas.map((linha) => linha.trim()).filter((linha) => linha !== ''),
  };
}
