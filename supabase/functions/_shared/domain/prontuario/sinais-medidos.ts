import { diaDe } from '../agenda/fuso.ts';
import { idadeEmDias } from '../idade.ts';
import {
  NOMES_DOS_SINAIS,
  SINAIS_VITAIS,
  type SinaisVitais,
  type SinalVital,
  type Situacao,
  situacaoDoSinal,
} from '../sinais-vitais.ts';

/** A measured vital sign, ready to be shown. */
export interface SinalMedido {
  chave: string;
  sigla: string;
  rotulo: string;
  valor: string;
  unidade: string;
  situacao: Situacao;
}

interface Medicao extends SinaisVitais {
  ocorrido_em: string;
}

const PRESSOES = ['pressao_sistolica', 'pressao_diastolica'] as const;

/**
 * The signs of an entry that were measured, in the order in which they are asked, pressure as one
 * pair, each against what is expected at the age the patient had.
 */
export function sinaisMedidos(
  medicao: Medicao,
  nascimento: string | null,
  fuso: string,
): SinalMedido[] {
  const dias =
    nascimento === null
      ? null
      : idadeEmDias(nascimento, diaDe(new Date(medicao.ocorrido_em), fuso));
  const situacao = (sinal: SinalVital): Situacao => {
    const valor = medicao[sinal];
    return valor === null ? 'dentro' : situacaoDoSinal(sinal, valor, dias);
  };
  const outros = NOMES_DOS_SINAIS.filter((sinal) => !PRESSOES.some((pressao) => pressao === sinal));
  return [
    ...pressao(medicao, PRESSOES.map(situacao)),
    ...outros.flatMap((sinal) => {
      const valor = medicao[sinal];
      if (valor === null) return [];
      const { sigla, rotulo, unidade } = SINAIS_VITAIS[sinal];
      return {
        chave: sinal,
        sigla,
        rotulo,
        valor: formatar(valor),
        unidade: sinal === 'dor' ? 'de 10' : unidade,
        situacao: situacao(sinal),
      };
    }),
  ];
}

function pressao(medicao: Medicao, situacoes: Situacao[]): SinalMedido[] {
  const valores = PRESSOES.map((sinal) => medicao[sinal]);
  if (valores.every((valor) => valor === null)) return [];
  return [
    {
      chave: 'pressao',
      sigla: 'PA',
      rotulo: 'Pressão arterial',
      valor: valores.map((valor) => (valor === null ? '—' : formatar(valor))).join('/'),
      unidade: SINAIS_VITAIS.pressao_sistolica.unidade,
      situacao: situacoes.find((situacao) => situacao !== 'dentro') ?? 'dentro',
    },
  ];
}

function formatar(valor: number): string {
  return valor.toLocaleString('pt-BR', { maximumFractionDigits: 3 });
}
