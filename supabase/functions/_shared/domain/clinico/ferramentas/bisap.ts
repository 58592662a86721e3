import { type EntradaDe, medida, numero, simNao } from '../motor/campos.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import type { Fonte, Verificacao } from '../motor/fonte.ts';
import { GRANDEZAS } from '../motor/grandezas.ts';
import { contar } from '../motor/pontos.ts';
import { UREIA_COMO_UNIDADE } from './comum/ureia.ts';

const MANUAL_MSD: Verificacao = {
  estado: 'parcial',
  documento: 'Calculadora BISAP dos Manuais MSD (msdmanuals.com)',
  ressalva: 'Itens e corte conferem; o artigo de 2008 não foi aberto.',
};

const fonte: Fonte = {
  autor: 'Wu BU e cols., 2008',
  referencias: [{ citacao: 'Wu BU et al. Gut 2008;57:1698-703.', doi: '10.1136/gut.2008.152702' }],
  formula:
    '1 ponto para cada: BUN > 25 mg/dL (ureia > 53,5 mg/dL); alteração do estado mental; 2 ou mais critérios de SIRS; idade > 60 anos; derrame pleural. Total de 0 a 5.',
  limites: [
    'Use dados das primeiras 24 horas.',
    'Adultos com pancreatite aguda; um valor baixo não dispensa reavaliar.',
  ],
  verificacao: { formula: MANUAL_MSD, faixas: MANUAL_MSD },
  revisadoEm: '2026-11-21',
};

const campos = {
  bun_mg_dl: medida('bun', {
    alternativas: [UREIA_COMO_UNIDADE, ...GRANDEZAS.bun.alternativas],
    ajuda: 'Se o laboratório dá ureia, escolha essa unidade.',
  }),
  impaired_mental_status: simNao(
    'Alteração do estado mental',
    1,
    'Desorientação, letargia, torpor ou coma (Glasgow abaixo de 15).',
  ),
  sirs_count: numero({
    rotulo: 'Critérios de SIRS presentes',
    minimo: 0,
    maximo: 4,
    semIncomum: 'Contagem de 0 a 4.',
    inteiro: true,
    ajuda:
      'Temperatura < 36 ou > 38 °C; FC > 90; FR > 20 ou PaCO₂ < 32; leucócitos < 4 ou > 12 × 10³/µL ou > 10% de bastões.',
  }),
  age: medida('idade_adulto'),
  pleural_effusion: simNao('Derrame pleural em exame de imagem', 1),
};
type Entrada = EntradaDe<typeof campos>;

/** One point each, 0 to 5; BUN in mg/dL, age in years (Wu 2008). */
function calcular(entrada: Entrada) {
  return {
    score: contar(
      entrada.bun_mg_dl > 25,
      entrada.impaired_mental_status,
      entrada.sirs_count >= 2,
      entrada.age > 60,
      entrada.pleural_effusion,
    ),
  };
}

export const bisap = definir({
  id: 'bisap',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'BISAP',
  resumo: 'Risco de morte na pancreatite aguda, nas primeiras 24 horas.',
  categoria: 'digestivo',
  especialidades: [
    'Gastroenterologia',
    'Cirurgia Geral',
    'Medicina de Emergência',
    'Clínica Médica',
    'Medicina Intensiva',
  ],
  apelidos: [
    'pancreatite aguda',
    'bedside index of severity in acute pancreatitis',
    'dor abdominal',
  ],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'nao_alto',
          abaixoDe: 3,
          rotulo: 'Abaixo do corte de risco alto',
          gravidade: 'normal',
        },
        { codigo: 'alto', rotulo: 'Mortalidade alta', gravidade: 'critico' },
      ],
    },
  ],
  fonte,
  calcular,
});
