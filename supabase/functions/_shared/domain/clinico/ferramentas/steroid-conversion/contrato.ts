import { type EntradaDe, escolha, numero } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const CORTICOIDES = [
  ['hidrocortisona', 'Hidrocortisona'],
  ['cortisona', 'Cortisona'],
  ['prednisona', 'Prednisona'],
  ['prednisolona', 'Prednisolona'],
  ['metilprednisolona', 'Metilprednisolona'],
  ['triancinolona', 'Triancinolona'],
  ['dexametasona', 'Dexametasona'],
  ['betametasona', 'Betametasona'],
  ['deflazacorte', 'Deflazacorte'],
] as const;

const campos = {
  from: escolha('Corticoide em uso', CORTICOIDES),
  dose_mg: numero({
    rotulo: 'Dose em uso',
    unidade: 'mg',
    minimo: 0.01,
    maximo: 5000,
    incomumAcima: 1000,
  }),
  to: escolha('Converter para', CORTICOIDES),
};
export type Entrada = EntradaDe<typeof campos>;

export const steroidConversion = definir({
  id: 'steroid-conversion',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Conversão de corticoides',
  resumo: 'Dose equivalente de outro glicocorticoide sistêmico.',
  categoria: 'medicamento',
  especialidades: [
    'Clínica Médica',
    'Reumatologia',
    'Endocrinologia e Metabologia',
    'Pneumologia',
    'Alergia e Imunologia',
  ],
  apelidos: [
    'corticosteroide',
    'corticoide equivalente',
    'prednisona',
    'dexametasona',
    'hidrocortisona',
    'deflazacorte',
    'steroid conversion',
  ],
  campos,
  saidas: { dose_mg: saidaNumero('Dose equivalente', 'mg', 2) },
  interpretacoes: [],
  fonte,
  calcular,
});
