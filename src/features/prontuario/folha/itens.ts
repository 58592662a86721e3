import { sinaisMedidos } from '@domain/prontuario/sinais-medidos.ts';
import { formatarData, formatarDataHora } from '@/lib/format/datas.ts';
import type { Folha } from '../api/folha.ts';

/** The parts of what is kept about a patient, as the dialog shows them. */
export type Aba = 'problemas' | 'medicamentos' | 'sinais' | 'historico';

interface Texto {
  rotulo: string;
  /** For a narrow screen. */
  rotuloCurto: string;
  texto: string;
  /** For a narrow screen. */
  curto: string;
  /** Something in it is out of the expected range. */
  fora?: boolean;
}
type Valor = Omit<Texto, 'rotulo' | 'rotuloCurto'>;
/** One place of the front page; without `aba` there is nothing to open. */
export type ItemDaFolha = Texto & ({ aba: Aba } | { aba?: never });

const LENDO = '…';

/** The four places of the front page, in words. */
export function itensDaFolha(
  folha: Folha | undefined,
  nascimento: string | null,
  fuso: string,
): ItemDaFolha[] {
  const quantos = (lista: readonly unknown[] | undefined) =>
    lista && lista.length > 0 ? ` (${lista.length})` : '';
  return [
    {
      aba: 'problemas',
      rotulo: `Problemas ativos${quantos(folha?.problemas)}`,
      rotuloCurto: 'Problemas',
      ...lista(folha?.problemas.map(({ descricao }) => descricao)),
    },
    {
      aba: 'medicamentos',
      rotulo: `Em uso${quantos(folha?.medicamentos)}`,
      rotuloCurto: 'Em uso',
      ...lista(folha?.medicamentos.map(({ nome }) => nome)),
    },
    { rotulo: 'Próxima consulta', rotuloCurto: 'Próxima', ...proxima(folha, fuso) },
    {
      aba: 'sinais',
      rotulo: rotuloDosSinais(folha, fuso),
      rotuloCurto: folha?.sinais
        ? `Sinais ${formatarData(folha.sinais.ocorrido_em, fuso).slice(0, 5)}`
        : 'Sinais',
      ...sinais(folha, nascimento, fuso),
    },
  ];
}

export function comCodigo(descricao: string, codigo: string | null): string {
  return codigo ? `${descricao} (${codigo})` : descricao;
}

function lista(itens: string[] | undefined): Valor {
  if (!itens) return { texto: LENDO, curto: LENDO };
  if (itens.length === 0) return { texto: 'Nenhum registrado', curto: 'nenhum' };
  return { texto: itens.join(' · '), curto: String(itens.length) };
}

function proxima(folha: Folha | undefined, fuso: string): Valor {
  if (!folha) return { texto: LENDO, curto: LENDO };
  const { proximo } = folha;
  if (!proximo) return { texto: 'Nenhuma marcada', curto: 'nenhuma' };
  return {
    texto: [formatarDataHora(proximo.inicio, fuso), proximo.tipo, proximo.medico]
      .filter(Boolean)
      .join(' · '),
    curto: formatarData(proximo.inicio, fuso).slice(0, 5),
  };
}

function rotuloDosSinais(folha: Folha | undefined, fuso: string): string {
  return folha?.sinais
    ? `Sinais em ${formatarData(folha.sinais.ocorrido_em, fuso)}`
    : 'Últimos sinais';
}

function sinais(folha: Folha | undefined, nascimento: string | null, fuso: string): Valor {
  if (!folha) return { texto: LENDO, curto: LENDO };
  const medidos = folha.sinais ? sinaisMedidos(folha.sinais, nascimento, fuso) : [];
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
