import { type EntradaDe, medida } from '../motor/campos.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { contar } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Seymour CW e cols., 2016',
  referencias: [
    { citacao: 'Seymour CW et al. JAMA 2016;315:762-74.', doi: '10.1001/jama.2016.0288' },
    { citacao: 'Surviving Sepsis Campaign 2021: não usar o qSOFA como triagem única.' },
  ],
  formula: '1 ponto para cada: FR ≥ 22 irpm; PAS ≤ 100 mmHg; Glasgow < 15. Total de 0 a 3.',
  limites: [
    'Adultos com suspeita de infecção.',
    'Não use como única ferramenta de triagem: um valor baixo não afasta sepse.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  rr: medida('fr'),
  sbp: medida('pas'),
  gcs: medida('glasgow'),
};
type Entrada = EntradaDe<typeof campos>;

/** One point each: fast breathing, low systolic pressure, altered mentation. */
function calcular({ rr, sbp, gcs }: Entrada) {
  return { score: contar(rr >= 22, sbp <= 100, gcs < 15) };
}

export const qsofa = definir({
  id: 'qsofa',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'qSOFA',
  resumo: 'Risco de desfecho ruim em adulto com suspeita de infecção, à beira do leito.',
  categoria: 'deterioracao',
  especialidades: [
    'Clínica Médica',
    'Infectologia',
    'Medicina Intensiva',
    'Medicina de Emergência',
  ],
  apelidos: ['quick sofa', 'sepse', 'infecção grave', 'choque séptico'],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'nao_alto',
          abaixoDe: 2,
          rotulo: 'Abaixo do corte',
          texto: 'não afasta sepse; reavalie se a suspeita continuar.',
          gravidade: 'normal',
        },
        {
          codigo: 'alto',
          rotulo: 'Risco alto',
          texto: 'procure disfunção orgânica (SOFA, lactato) e trate como possível sepse.',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
