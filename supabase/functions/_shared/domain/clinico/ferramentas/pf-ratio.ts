import { type EntradaDe, medida } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaCodigo, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA, type Verificacao } from '../motor/fonte.ts';

const TABELA_DE_BERLIM: Verificacao = {
  estado: 'parcial',
  documento:
    'Tabela da definição de Berlim reproduzida no Merck Manual Professional e em Critical Care (cc11867, tabela 1)',
  ressalva: 'O artigo original não foi aberto.',
};

const fonte: Fonte = {
  autor: 'ARDS Definition Task Force, 2012 (definição de Berlim)',
  referencias: [
    {
      citacao: 'ARDS Definition Task Force. JAMA 2012;307:2526-33.',
      doi: '10.1001/jama.2012.5669',
    },
    { citacao: 'Matthay MA et al. Definição global de SDRA. AJRCCM 2024;209:37-47.' },
  ],
  formula: 'PaO₂/FiO₂ = PaO₂ (mmHg) ÷ FiO₂ (fração, 0,21 a 1).',
  limites: [
    'A relação sozinha não é SDRA: pede PEEP ou CPAP ≥ 5 cmH₂O, até 1 semana do insulto, opacidades bilaterais e edema não explicado só por causa cardíaca.',
    'Acima de 1.000 m de altitude, multiplique por pressão atmosférica ÷ 760 antes de classificar.',
    'Depende da PEEP e da FiO₂ em uso; compare valores com o mesmo suporte.',
  ],
  divergencias: [
    'A definição global de 2023 aceita também cateter nasal de alto fluxo ≥ 30 L/min e SpO₂/FiO₂ ≤ 315 (com SpO₂ ≤ 97 %). Aqui, só Berlim.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: TABELA_DE_BERLIM },
  revisadoEm: '2026-11-21',
};

const campos = { pao2: medida('pao2'), fio2: medida('fio2') };
type Entrada = EntradaDe<typeof campos>;

/** Arterial oxygen (mmHg) over inspired fraction. */
function calcular({ pao2, fio2 }: Entrada) {
  return { pf: pao2 / fio2 };
}

/** Berlin definition of ARDS, mmHg; the ratio alone does not make the diagnosis. */
const FAIXAS_DE_BERLIM: readonly Faixa[] = [
  {
    codigo: 'grave',
    ate: 100,
    rotulo: 'SDRA grave, se houver os demais critérios',
    texto: 'PEEP de 5 cmH₂O ou mais, início em até 1 semana, opacidades bilaterais.',
    gravidade: 'critico',
  },
  {
    codigo: 'moderada',
    ate: 200,
    rotulo: 'SDRA moderada, se houver os demais critérios',
    texto: 'PEEP de 5 cmH₂O ou mais, início em até 1 semana, opacidades bilaterais.',
    gravidade: 'alerta',
  },
  {
    codigo: 'leve',
    ate: 300,
    rotulo: 'SDRA leve, se houver os demais critérios',
    texto: 'PEEP ou CPAP de 5 cmH₂O ou mais, início em até 1 semana, opacidades bilaterais.',
    gravidade: 'atencao',
  },
  {
    codigo: 'sem_criterio',
    rotulo: 'Sem critério de oxigenação para SDRA',
    gravidade: 'normal',
  },
];

export const pfRatio = definir({
  id: 'pf-ratio',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Relação PaO₂/FiO₂',
  resumo: 'Oxigenação e gravidade da SDRA pela definição de Berlim.',
  categoria: 'respiratorio',
  especialidades: [
    'Medicina Intensiva',
    'Pneumologia',
    'Medicina de Emergência',
    'Anestesiologia',
    'Clínica Médica',
  ],
  apelidos: ['p/f', 'pf ratio', 'relação pf', 'sdra', 'ards', 'berlim', 'hipoxemia', 'gasometria'],
  campos,
  saidas: {
    pf: saidaNumero('PaO₂/FiO₂', 'mmHg', 0),
    berlin: saidaCodigo('Classe de Berlim'),
  },
  interpretacoes: [{ de: 'pf', classe: 'berlin', faixas: FAIXAS_DE_BERLIM }],
  fonte,
  calcular,
});
