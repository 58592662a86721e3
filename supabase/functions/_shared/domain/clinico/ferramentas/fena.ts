import { type EntradaDe, medida, numero } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import type { Notas } from '../motor/notas.ts';
import { creatininaUrinaria, fracaoDeExcrecao } from './comum/fracao-de-excrecao.ts';
import { IMPLEMENTACAO_ABERTA } from './comum/verificacoes.ts';

const fonte: Fonte = {
  autor: 'Espinel CH, 1976',
  referencias: [{ citacao: 'Espinel CH. JAMA 1976;236:579-81.' }],
  formula:
    'FENa (%) = 100 × (Na urinário × Cr plasmática) ÷ (Na plasmático × Cr urinária). Na em mmol/L, Cr em mg/dL.',
  limites: [
    'Não vale com diurético em uso (prefira a fração de excreção de ureia), na doença renal crônica, com glicosúria ou bicarbonatúria.',
    'Urina e sangue da mesma hora.',
  ],
  verificacao: { formula: IMPLEMENTACAO_ABERTA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

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
type Entrada = EntradaDe<typeof campos>;

/** Fractional excretion of sodium in %: sodium in mmol/L, creatinine in mg/dL (Espinel 1976). */
function calcular(entrada: Entrada, notas: Notas) {
  const fena_pct = fracaoDeExcrecao(
    {
      substancia: { urina: entrada.urine_sodium, plasma: entrada.plasma_sodium },
      creatinina: { urina: entrada.urine_creatinine, plasma: entrada.plasma_creatinine },
    },
    notas,
  );
  return { fena_pct };
}

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
