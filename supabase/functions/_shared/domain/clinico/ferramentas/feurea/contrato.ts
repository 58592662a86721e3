import { type EntradaDe, medida, numero } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { creatininaUrinaria } from '../comum/urina.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  urine_urea: numero({
    rotulo: 'Ureia urinária',
    unidade: 'mg/dL',
    minimo: 1,
    maximo: 10_000,
    incomumAbaixo: 50,
    incomumAcima: 6000,
    alternativas: [{ unidade: 'mmol/L', fator: 6.006 }],
    ajuda: 'As duas como ureia, não BUN. Amostra isolada, colhida junto com o sangue.',
  }),
  plasma_urea: medida('ureia', { rotulo: 'Ureia plasmática' }),
  urine_creatinine: creatininaUrinaria(),
  plasma_creatinine: medida('creatinina', { rotulo: 'Creatinina plasmática' }),
};
export type Entrada = EntradaDe<typeof campos>;

export const feurea = definir({
  id: 'feurea',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Fração de excreção de ureia',
  resumo: 'Separa a lesão renal aguda pré-renal da necrose tubular, mesmo com diurético.',
  categoria: 'renal',
  especialidades: ['Nefrologia', 'Clínica Médica', 'Medicina Intensiva'],
  apelidos: [
    'feureia',
    'feu',
    'lesão renal aguda',
    'ira',
    'pré-renal',
    'diurético',
    'necrose tubular aguda',
    'fractional excretion of urea',
  ],
  campos,
  saidas: { feurea_pct: saidaNumero('FEUreia', '%', 1) },
  interpretacoes: [
    {
      de: 'feurea_pct',
      faixas: [
        { codigo: 'pre_renal', ate: 35, rotulo: 'Sugere causa pré-renal', gravidade: 'atencao' },
        { codigo: 'indeterminada', ate: 50, rotulo: 'Indeterminada', gravidade: 'atencao' },
        {
          codigo: 'intrinseca',
          rotulo: 'Sugere necrose tubular aguda',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
