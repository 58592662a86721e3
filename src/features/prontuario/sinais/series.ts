import { idade, idadeEmDias } from '@domain/idade.ts';
import {
  type FaixaEsperada,
  faixaEsperada,
  NOMES_DOS_SINAIS,
  SINAIS_VITAIS,
  type SinaisVitais,
  type SinalVital,
  type Situacao,
  situacaoDoSinal,
} from '@domain/sinais-vitais.ts';
import { diaEHora } from '@/lib/format/datas.ts';
import { corpo } from './corpo.ts';

/** A measurement of one sign. */
export interface Ponto {
  id: string;
  em: string;
  valor: number;
  situacao: Situacao;
}

/** One sign along time, oldest first. */
export interface Serie {
  chave: string;
  rotulo: string;
  unidade: string;
  casas: number;
  pontos: Ponto[];
  /** What is expected at the age of the last measurement; null where nothing is stated. */
  faixa: FaixaEsperada | null;
}

export type Medicao = SinaisVitais & { id: string; ocorrido_em: string };

/** Each sign that was measured, along time, with what weight and height say together. */
export function series(
  medicoes: readonly Medicao[],
  nascimento: string | null,
  fuso: string,
): Serie[] {
  const emOrdem = [...medicoes].sort((a, b) => a.ocorrido_em.localeCompare(b.ocorrido_em));
  const dias = ({ ocorrido_em }: Medicao) =>
    nascimento === null ? null : idadeEmDias(nascimento, diaEHora(ocorrido_em, fuso).dia);
  const doSinal = (sinal: SinalVital): Serie => {
    const { rotulo, unidade, casas } = SINAIS_VITAIS[sinal];
    const medidas = emOrdem.filter((medicao) => medicao[sinal] !== null);
    const ultima = medidas.at(-1);
    return {
      chave: sinal,
      rotulo,
      unidade: sinal === 'dor' ? 'de 10' : unidade,
      casas,
      faixa: ultima ? faixaEsperada(sinal, dias(ultima)) : null,
      pontos: medidas.flatMap((medicao) => {
        const valor = medicao[sinal];
        if (valor === null) return [];
        const situacao = situacaoDoSinal(sinal, valor, dias(medicao));
        return { id: medicao.id, em: medicao.ocorrido_em, valor, situacao };
      }),
    };
  };
  return [...NOMES_DOS_SINAIS.map(doSinal), ...doCorpo(emOrdem, nascimento, fuso)].filter(
    ({ pontos }) => pontos.length > 0,
  );
}

function doCorpo(medicoes: readonly Medicao[], nascimento: string | null, fuso: string): Serie[] {
  const lidos = medicoes.flatMap((medicao) => {
    const { id, ocorrido_em: em, peso_kg, altura_cm } = medicao;
    const lido =
      peso_kg === null || altura_cm === null
        ? null
        : corpo(peso_kg, altura_cm, anosEm(em, nascimento, fuso));
    return lido ? [{ id, em, lido }] : [];
  });
  const pontos = (valor: (lido: (typeof lidos)[number]['lido']) => number | null): Ponto[] =>
    lidos.flatMap(({ id, em, lido }) => {
      const medido = valor(lido);
      return medido === null ? [] : { id, em, valor: medido, situacao: 'dentro' as const };
    });
  const calculada = { faixa: null };
  return [
    {
      chave: 'imc',
      rotulo: 'IMC',
      unidade: 'kg/m²',
      casas: 1,
      pontos: pontos(({ imc }) => imc),
      ...calculada,
    },
    {
      chave: 'superficie',
      rotulo: 'Superfície corporal (Mosteller)',
      unidade: 'm²',
      casas: 2,
      pontos: pontos(({ superficie }) => superficie),
      ...calculada,
    },
  ];
}

/** Completed years at an instant; null where the birth is unknown. */
export function anosEm(instante: string, nascimento: string | null, fuso: string): number | null {
  return nascimento === null
    ? null
    : (idade(nascimento, diaEHora(instante, fuso).dia)?.anos ?? null);
}

/** What a line says, in words: the last value and how it moved since the first. */
export function tituloDaSerie({ rotulo, unidade, pontos, casas }: Serie): string {
  const primeiro = pontos[0];
  const ultimo = pontos.at(-1);
  if (!primeiro || !ultimo) return rotulo;
  const agora = `${rotulo}: ${formatarValor(ultimo.valor, casas)} ${unidade}`;
  const diferenca = Number((ultimo.valor - primeiro.valor).toFixed(casas));
  if (pontos.length === 1) return agora;
  if (diferenca === 0) return `${agora}, igual à primeira medida`;
  const sentido = diferenca > 0 ? 'acima' : 'abaixo';
  return `${agora}, ${formatarValor(Math.abs(diferenca), casas)} ${sentido} da primeira medida`;
}

export function formatarValor(valor: number, casas: number): string {
  return valor.toLocaleString('pt-BR', { maximumFractionDigits: casas });
}
