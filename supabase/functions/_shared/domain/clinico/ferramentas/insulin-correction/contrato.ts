import { comPadrao, type EntradaDe, medida, numero, ordinal } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  glucose_mg_dl: medida('glicemia', { rotulo: 'Glicemia atual' }),
  target_mg_dl: numero({
    rotulo: 'Glicemia-alvo',
    unidade: 'mg/dL',
    alternativas: [{ unidade: 'mmol/L', fator: 18.016 }],
    minimo: 80,
    maximo: 250,
    incomumAbaixo: 100,
    incomumAcima: 180,
  }),
  total_daily_dose: numero({
    rotulo: 'Dose total diária de insulina',
    unidade: 'U',
    minimo: 1,
    maximo: 1000,
    incomumAbaixo: 5,
    incomumAcima: 300,
    ajuda: 'Basal mais rápida, de todo o dia.',
  }),
  rule: comPadrao(
    ordinal('Regra', [
      [1800, '1800: análogo de ação rápida'],
      [1500, '1500: insulina regular'],
    ]),
    1800,
  ),
};
export type Entrada = EntradaDe<typeof campos>;

export const insulinCorrection = definir({
  id: 'insulin-correction',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Correção com insulina',
  resumo: 'Fator de sensibilidade e dose de correção da glicemia.',
  categoria: 'medicamento',
  especialidades: [
    'Endocrinologia e Metabologia',
    'Clínica Médica',
    'Medicina de Emergência',
    'Medicina de Família e Comunidade',
    'Pediatria',
  ],
  apelidos: [
    'fator de sensibilidade',
    'fator de correção',
    'bolus de correção',
    'hiperglicemia',
    'diabetes',
    'regra 1800',
    'insulina rápida',
  ],
  campos,
  saidas: {
    isf_mg_dl_per_u: saidaNumero('Fator de sensibilidade', 'mg/dL por U', 0),
    correction_u: saidaNumero('Dose de correção', 'U', 1),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
