import type { Grandeza } from '@domain/clinico/motor/grandezas.ts';
import { type ConteudoDoAtendimento, nomeNoPlantao } from '@domain/contracts/atendimento.ts';
import { SINAIS_VITAIS, type SinalVital } from '@domain/sinais-vitais.ts';
import type { PessoaNaTela } from '@/shared/calculadoras/na-tela.ts';

/** Which vital sign measures which quantity of the tools. */
const GRANDEZA_DO_SINAL = {
  pressao_sistolica: 'pas',
  pressao_diastolica: 'pad',
  frequencia_cardiaca: 'fc',
  frequencia_respiratoria: 'fr',
  temperatura: 'temperatura',
  saturacao: 'spo2',
  glicemia: 'glicemia',
  peso_kg: 'peso',
  altura_cm: 'altura',
} as const satisfies Partial<Record<SinalVital, Grandeza>>;

/** What an attendance tells the calculators of its patient: age, sex, and what was measured when. */
export function pessoaDe(conteudo: ConteudoDoAtendimento): PessoaNaTela {
  const { sexo, idade_anos, sinais, chegada_em } = conteudo;
  const em = sinais.medidos_em ?? chegada_em;
  return {
    nome: nomeNoPlantao(conteudo),
    sexo: sexo ?? 'ignorado',
    idade: idade_anos,
    medidas: Object.entries(GRANDEZA_DO_SINAL).flatMap(([nome, grandeza]) => {
      const valor = sinais[nome as keyof typeof GRANDEZA_DO_SINAL];
      const { unidade } = SINAIS_VITAIS[nome as keyof typeof GRANDEZA_DO_SINAL];
      return valor === undefined ? [] : [{ grandeza, valor, unidade, em }];
    }),
  };
}
