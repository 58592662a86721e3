import { formatarData, formatarDataHora } from '@/lib/format/datas.ts';
import type { Folha } from '../api/folha.ts';
import { sinaisMedidos } from '../entrada/sinais.ts';

/** The parts of what is kept about a patient, as the dialog shows them. */
export type Aba = 'problemas' | 'medicamentos' | 'sinais' | 'historico';

interface Texto {
  rotulo: string;
  texto: string;
  /** For a narrow screen. */
  curto: string;
  /** Something in it is out of the expected range. */
  fora?: boolean;
}
/** One place of the front page; without `aba` there is nothing to open. */
export type ItemDaFolha = Texto & ({ aba: Aba } | { aba?: never });

const LENDO = '…';

/** The four places of the front page, in words. */
export function itensDaFolha(folha: Folha | undefined, nascimento: string | null): ItemDaFolha[] {
  return [
    {
      aba: 'problemas',
      rotulo: 'Problemas ativos',
      ...lista(folha?.problemas.map(({ descricao, codigo }) => comCodigo(descricao, codigo))),
    },
    {
      aba: 'medicamentos',
      rotulo: 'Em uso',
      ...lista(
        folha?.medicamentos.map(({ nome, dose }) => [nome, dose].filter(Boolean).join(', ')),
      ),
    },
    { rotulo: 'Próxima consulta', ...proxima(folha) },
    { aba: 'sinais', rotulo: rotuloDosSinais(folha), ...sinais(folha, nascimento) },
  ];
}

export function comCodigo(descricao: string, codigo: string | null): string {
  return codigo ? `${descricao} (${codigo})` : descricao;
}

function lista(itens: string[] | undefined): Omit<Texto, 'rotulo'> {
  if (!itens) return { texto: LENDO, curto: LENDO };
  if (itens.length === 0) return { texto: 'Nenhum registrado', curto: 'nenhum' };
  return { texto: itens.join(' · '), curto: String(itens.length) };
}

function proxima(folha: Folha | undefined): Omit<Texto, 'rotulo'> {
  if (!folha) return { texto: LENDO, curto: LENDO };
  const { proximo } = folha;
  if (!proximo) return { texto: 'Nenhuma marcada', curto: 'nenhuma' };
  return {
    texto: [formatarDataHora(proximo.inicio), proximo.tipo, proximo.medico]
      .filter(Boolean)
      .join(' · '),
    curto: formatarData(proximo.inicio).slice(0, 5),
  };
}

function rotuloDosSinais(folha: Folha | undefined): string {
  return folha?.sinais ? `Sinais em ${formatarData(folha.sinais.ocorrido_em)}` : 'Últimos sinais';
}

function sinais(folha: Folha | undefined, nascimento: string | null): Omit<Texto, 'rotulo'> {
  if (!folha) return { texto: LENDO, curto: LENDO };
  const medidos = folha.sinais ? sinaisMedidos(folha.sinais, nascimento) : [];
  const [primeiro] = medidos;
  if (!primeiro) return { texto: 'Nenhum medido', curto: 'nenhum' };
  return {
    texto: medidos
      .map(({ sigla, valor, unidade, situacao }) => {
        const seta = situacao === 'acima' ? ' ↑' : situacao === 'abaixo' ? ' ↓' : '';
        return `${sigla} ${valor} ${unidade}${seta}`;
      })
      .join(' · '),
    curto: `${primeiro.sigla} ${primeiro.valor}`,
    fora: medidos.some(({ situacao }) => situacao !== 'dentro'),
  };
}
