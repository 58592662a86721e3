import { type EntradaDe, medida, numero } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { creatininaUrinaria } from '../comum/urina.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  urine_sodium: numero({
    rotulo: 'Sódio urinário',
    unidade: 'mmol/L',
    minimo: 0.1,
    maximo: 400,
    incomumAbaixo: 3,
    incomumAcima: 250,
    ajuda: 'Amostra isolada, colhida junto com o sangue.',
  }),
  plasma_sodium: medida('sodio', { rotulo: 'Sódio plasmático' }),
  urine_creatinine: creatininaUrinaria(),
  plasma_creatinine: medida('creatinina', { rotulo: 'Creatinina plasmática' }),
};
export type Entrada = EntradaDe<typeof campos>;

export const fena = definir({
  id: 'fena',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Fração de excreção de sódio',
  resumo: 'Separa a lesão renal aguda pré-renal da necrose tubular.',
  categoria: 'renal',
  especialidades: ['Nefrologia', 'Clínica Médica', 'Medicina Intensiva'],
  apelidos: [
    'fena',
    'fe na',
    'lesão renal aguda',
    'ira',
    'pré-renal',
    'necrose tubular aguda',
    'oligúria',
    'fractional excretion of sodium',
  ],
  campos,
  saidas: { fena_pct: saidaNumero('FENa', '%', 2) },
  interpretacoes: [
    {
      de: 'fena_pct',
      faixas: [
        {
          codigo: 'pre_renal',
          abaixoDe: 1,
          rotulo: 'Sugere causa pré-renal',
          gravidade: 'atencao',
        },
        { codigo: 'indeterminada', ate: 2, rotulo: 'Indeterminada', gravidade: 'atencao' },
        {
          codigo: 'intrinseca',
          rotulo: 'Sugere lesão intrínseca',
          texto: 'necrose tubular aguda é a causa mais comum.',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
